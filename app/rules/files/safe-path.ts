const elsewhere = "https://elsewhere.invalid";

/**
 * Returns the path if it is on this origin, otherwise the fallback. A path in a query or a form may try to lead people
 * to another site (`//evil`, `/\evil`, `/%2f%2fevil`, a tab before the slashes): only a plain path on this origin
 * passes.
 */
export function safePath(path: unknown, fallback: string): string {
  return typeof path === "string" && isOwnPath(path) ? path : fallback;
}

function isOwnPath(path: string) {
  if (path.length > 2000 || !path.startsWith("/") || hasTrick(path) || !URL.canParse(path, elsewhere)) return false;
  const { origin, pathname } = new URL(path, elsewhere);
  const plain = decodePath(pathname);
  return origin === elsewhere && plain !== undefined && !plain.startsWith("//") && !hasTrick(plain);
}

/** Backslashes, white space and control characters are read differently by different parsers. */
const hasTrick = (path: string) => /[\\\s\p{Cc}]/u.test(path) || path.startsWith("//");

function decodePath(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
