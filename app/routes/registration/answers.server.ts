import type { z } from "zod";
import { env } from "~/config/env.server";
import type { registration } from "~/contract";
import type { StoredFile } from "~/contract/files";
import type { Gateway } from "~/gateway/gateway.server";
import { contextFrom } from "~/rules/registration/completeness";
import { type SectionId, shownSections } from "~/rules/registration/section-ids";
import { shownValues } from "~/rules/registration/starting-values";
import type { SectionContext } from "~/rules/section";
import type { Typed } from "~/rules/typed";
import { today } from "~/session/today";
import { type Meanings, meaningsOf } from "~/ui/form/meanings";
import { filesOf } from "./section-screen.server";

type Draft = z.output<typeof registration.load.answer>;

/** The answers of one tab and what is needed to show them. */
export type TabAnswers = {
  id: SectionId;
  values: Typed;
  meanings: Meanings;
  files: Record<string, StoredFile[]>;
};
type RegistrationAnswers = { tabs: TabAnswers[]; typed: Record<string, Typed>; context: SectionContext };

/** Every answer of a registration, tab by tab, as the form shows them. */
export async function answersOf(call: Gateway, draft: Draft): Promise<RegistrationAnswers> {
  const typed: Record<string, Typed> = Object.fromEntries(
    draft.sections.map((saved) => [saved.section, shownValues(saved, today())]),
  );
  const tabs = await Promise.all(
    shownSections(env.REGISTRATION_HIDDEN_TAB).map(async (id) => {
      const values = typed[id] ?? {};
      return { id, values, meanings: await meaningsOf(call, id, values), files: await filesOf(call, id, values) };
    }),
  );
  return { tabs, typed, context: contextFrom(typed, today(), draft.fileCounts, draft.infectedFiles) };
}
