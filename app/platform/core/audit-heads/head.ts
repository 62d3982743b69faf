import { z } from "zod";
import { auditHeadMaxBytes } from "~/rules/limits/audit";

const headShape = z.object({
  rows: z.int().min(1),
  hash: z.string().min(1).max(100),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  at: z.iso.datetime(),
  portal: z.string().max(300),
  token: z.base64().max(auditHeadMaxBytes).optional(),
});

/**
 * The head of the audit log (S-67): the number of rows in the chain and the hash of its last link, which covers all of them.
 * `firstAt` and `lastAt` are the times of its first and last row, `at` is when the head was made. `token` is a timestamp of the
 * other fields, in base64.
 */
export type Head = z.output<typeof headShape>;

/** The start of every head, in a file as well as in a syslog line. */
const beginning = '{"rows":';

/** The text of a head that is stamped: all facts except the timestamp, in this order. */
export const toStampedText = ({ rows, hash, firstAt, lastAt, at, portal }: Head): string =>
  JSON.stringify({ rows, hash, firstAt, lastAt, at, portal });

/** A head as one line, without its end. */
export const toLine = (head: Head): string => JSON.stringify({ ...JSON.parse(toStampedText(head)), token: head.token });

/** The head in a line of a file or of a collected log. Null if it cannot be parsed, undefined if the line has none. */
export function readLine(line: string): Head | null | undefined {
  const from = line.indexOf(beginning);
  if (from < 0) return undefined;
  try {
    return headShape.parse(JSON.parse(line.slice(from, line.lastIndexOf("}") + 1)));
  } catch {
    return null;
  }
}
