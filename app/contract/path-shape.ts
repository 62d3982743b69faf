/** The path of an address with everything that could be an identifier left out: what it is called in logs and counts. */
export const pathShape = (url: string): string =>
  new URL(url).pathname.replace(/[^/]*(\d|%)[^/]*/g, (part) => (/^v\d+$/.test(part) ? part : "*")).slice(0, 120);
