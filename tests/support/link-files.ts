import { linkSync, mkdirSync, readdirSync } from "node:fs";

/** Puts the files of a folder into another one, as links: the portal never writes to a file that is there. */
export function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true }))
    if (entry.isDirectory()) linkFiles(`${from}/${entry.name}`, `${to}/${entry.name}`);
    else linkSync(`${from}/${entry.name}`, `${to}/${entry.name}`);
}
