const frames = 8;

/**
 * The details of an error that may be logged: its name and where it happened, the place first and then our own code on the way
 * to it. Its message may hold typed text (S-59), as may a thrown value that is not an error: of that, only the type is logged.
 */
export function toErrorPlace(error: unknown): { name: string; at: string[] } {
  if (!(error instanceof Error))
    return { name: `thrown ${Object.prototype.toString.call(error).slice(8, -1)}`, at: [] };
  const [place, ...way] = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const own = way.filter((line) => !/node_modules|node:/.test(line));
  return { name: error.name, at: [...(place ? [place] : []), ...own].slice(0, frames).map((line) => line.trim()) };
}
