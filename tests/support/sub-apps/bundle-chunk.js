window.bundleChunks.push("late part");
