import type { Person } from "~/contract/assignment";
import type { Core } from "~/platform/core/core";
import type { Language } from "~/i18n/language";
import { wordsIn } from "~/platform/core/words/words-in";
import { accountById } from "./accounts";

/** The people behind these accounts, by account id; null ids are skipped. */
export async function listPeople(
  core: Pick<Core, "db" | "seal">,
  ids: readonly (string | null)[],
): Promise<Map<string, Person>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const people = known.map(async (accountId) => {
    const { userName } = await accountById(core, accountId);
    return [accountId, { accountId, userName }] as const;
  });
  return new Map(await Promise.all(people));
}

/** The name of the person who did something. For null, that of the operator, who acts by commands. */
export async function findActorName(
  core: Pick<Core, "db" | "seal">,
  accountId: string | null,
): Promise<(language: Language) => string> {
  if (accountId === null) return (language) => wordsIn(language, "alarms")("operator");
  const { userName } = await accountById(core, accountId);
  return () => userName;
}
