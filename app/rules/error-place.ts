const frames = 8;

/**
 * The details of an error that may be logged: its name, where it was thrown, and our own code in the call stack. The
 * message may contain user input (S-59). So may a thrown value that is not an error, of which only the type is logged.
 */
export function toErrorPlace(error: unknown): { name: string; at: string[] } {
  if (!(error instanceof Error))
    return { name: `thrown ${Object.prototype.toString.call(error).slice(8, -1)}`, at: [] };
  const [place, ...way] = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const own = way.filter((line) => !/node_modules|node:/.test(line));
  return { name: error.name, at: [...(place ? [place] : []), ...own].slice(0, frames).map((line) => line.trim()) };
}
