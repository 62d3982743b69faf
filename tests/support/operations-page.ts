import { readFileSync } from "node:fs";

const page = readFileSync("docs/operations.md", "utf8");

/** The code blocks of a language, unchanged. */
const blocksOf = (language: string) =>
  [...page.matchAll(/^ *```(\w+)\n([^]*?)^ *```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , text = ""]) => text);

/** The command in docs/operations.md with this beginning, on one line, without its comment. Throws unless there is exactly one. */
export function documentedCommand(beginning: string): string {
  const lines = blocksOf("sh").flatMap((text) => text.replaceAll("\\\n", " ").split("\n"));
  const commands = new Set(
    lines.map((line) => line.replace(/\s+#.*$/, "").trim()).filter((line) => line.startsWith(beginning)),
  );
  const [command, ...others] = commands;
  if (command === undefined || others.length > 0)
    throw new Error(`docs/operations.md has ${commands.size} × ${beginning}`);
  return command;
}

/** The settings in docs/operations.md for a portal in production, with their values. */
export const documentedSettings = (): Record<string, string> =>
  Object.fromEntries(
    blocksOf("ini").flatMap((text) =>
      [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
    ),
  );

/** The SQL statements in docs/operations.md for a serving user, with this user's name. */
export const documentedGrants = (user: string): string => blocksOf("sql").join("\n").replaceAll("portal_serving", user);
