import { linkSync, mkdirSync, readdirSync } from "node:fs";

/** Hard-links the files of a folder into another one; this is safe because the portal never writes to an existing file. */
export function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true }))
    if (entry.isDirectory()) linkFiles(`${from}/${entry.name}`, `${to}/${entry.name}`);
    else linkSync(`${from}/${entry.name}`, `${to}/${entry.name}`);
}
