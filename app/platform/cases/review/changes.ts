import { maskValues } from "~/rules/masking";
import { changesBetween } from "~/rules/onboarding/changes";
import { sections } from "~/rules/registration/sections";
import type { Core } from "~/platform/ground/core";
import type { SavedSection } from "~/platform/records/registrations/draft";
import { readRound } from "~/platform/records/registrations/rounds";

/** How the answers differ from those of an earlier round; null: there was no such round. Sensitive answers are masked. */
export async function changesOf(core: Core, registrationId: string, since: number, draft: readonly SavedSection[]) {
  const before = since > 0 ? await readRound(core, registrationId, since) : undefined;
  if (!before) return null;
  return draft.flatMap(({ section, values }) => {
    const { fields } = sections[section];
    const old = before.typed[section] ?? {};
    const maskedAnswers = new Map(
      changesBetween(fields, {}, maskValues(fields, values)).map((one) => [one.field, one.after]),
    );
    const hidden = new Map(changesBetween(fields, maskValues(fields, old), {}).map((one) => [one.field, one.before]));
    // Compared as they are: two numbers with the same last digits are two.
    return changesBetween(fields, old, values).map(({ field, before: was, after }) => ({
      section,
      field,
      before: was === null ? null : (hidden.get(field) ?? was),
      after: after === null ? null : (maskedAnswers.get(field) ?? after),
    }));
  });
}
