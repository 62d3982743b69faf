import { globSync, readFileSync } from "node:fs";

/** The parts of the portal that make calls, so without the contract and the platform. */
const sources = globSync("app/{routes,session,ui,client,sub-apps}/**/*.{ts,tsx}")
  .toSorted()
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** Calls that browser code makes by their addresses (`contract/paths.ts`). */
const byAddress: Record<string, string> = {
  "lov.values": "paths.lists.values",
  "members.lookUp": "paths.accountLookup",
};

/** The files of the portal in which a call is made: `account.init` by any name the contract is imported under. */
export const usesOf = (call: string): string[] =>
  sources
    .filter(({ text }) => [call, byAddress[call] ?? call].some((name) => isMade(text, name)))
    .map(({ path }) => path);

const contractImport = /import (type )?(?:\* as (\w+)|\{([^}]*)\}) from "~\/contract(?:\/([\w-]+))?";/g;

function isMade(text: string, name: string): boolean {
  const body = text.replace(contractImport, "");
  return [...text.matchAll(contractImport)].some(([, isType, all, some = "", file]) => {
    if (isType) return false;
    const subject = file?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const names = all ? [[all, subject ?? ""]] : some.split(",").map((one) => aliased(one.trim(), subject));
    return names.some(([local = "", full = ""]) => {
      if (local === "" || !(name === full || name.startsWith(`${full}.`))) return false;
      return new RegExp(String.raw`(?<!typeof )\b${local}${name.slice(full.length).replaceAll(".", "\\.")}\b`).test(
        body,
      );
    });
  });
}

/** The call that an import refers to: `files as fileCalls` is `files`, `list` of `news.ts` is `news.list`. */
function aliased(one: string, subject: string | undefined): [string, string] {
  const [imported = "", local = imported] = one.split(" as ");
  if (one.startsWith("type ")) return ["", ""];
  return [local, subject ? `${subject}.${imported}` : imported];
}
