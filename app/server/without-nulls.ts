import { Transform } from "node:stream";

/**
 * Removes the zero bytes from a page. React 18 leaves some wherever a character of several bytes does not fit into the
 * rest of its buffer (github.com/facebook/react/issues/24985), and browsers show each as �: Chinese pages had them.
 */
export const withoutNulls = (): Transform =>
  new Transform({
    transform: (chunk: Buffer, _, callback) =>
      callback(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk),
  });
