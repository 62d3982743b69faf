import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Loaded into the portal under test: on SIGWINCH it collects its garbage, and reports once the memory is given back.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

const givenBackMs = 2000;

process.on("SIGWINCH", () => {
  collect();
  // The second collection frees the objects whose finalisers ran after the first.
  collect();
  setTimeout(() => process.send?.("collected"), givenBackMs);
});
