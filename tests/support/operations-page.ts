import { readFileSync } from "node:fs";

const page = readFileSync("docs/operations.md", "utf8");

/** The code blocks of a language, unchanged. */
const blocksOf = (language: string) =>
  [...page.matchAll(/^ *```(\w+)\n([^]*?)^ *```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , text = ""]) => text);

/** The command that docs/operations.md gives for something, on one line and without a comment. Throws where it has none, or several. */
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

/** The settings that docs/operations.md gives a portal in production, with its values. */
export const documentedSettings = (): Record<string, string> =>
  Object.fromEntries(
    blocksOf("ini").flatMap((text) =>
      [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
    ),
  );

/** The statements that docs/operations.md gives for a serving user, for this user. */
export const documentedGrants = (user: string): string => blocksOf("sql").join("\n").replaceAll("portal_serving", user);
