import { env } from "~/config/env.server";
import type { StoredFile } from "~/contract/files";
import type { Gateway } from "~/gateway/gateway.server";
import { contextFrom } from "~/rules/registration/section-state";
import { type SectionId } from "~/rules/registration/section-ids";
import { shownSections } from "~/rules/registration/shown-sections";
import { shownValues } from "~/rules/registration/starting-values";
import type { SectionContext } from "~/rules/section";
import type { FormValues } from "~/rules/form-values";
import type { Draft, Portal } from "~/session/portal.server";
import { todayInChina } from "~/rules/calendar/china-date";
import type { Meanings } from "~/ui/form/meanings";
import { loadMeanings } from "./load-meanings.server";
import { loadFiles } from "./section-screen.server";

/** The answers of a tab with the data for displaying them. */
export type TabAnswers = {
  id: SectionId;
  values: FormValues;
  meanings: Meanings;
  files: Record<string, StoredFile[]>;
};
type RegistrationAnswers = { tabs: TabAnswers[]; answers: Record<string, FormValues>; context: SectionContext };

/** Every answer of a registration, tab by tab, as the form shows them. */
export async function loadAnswers(
  portal: Portal,
  draft: Draft,
  call: Gateway = portal.call,
): Promise<RegistrationAnswers> {
  const answers: Record<string, FormValues> = Object.fromEntries(
    draft.sections.map((one) => [one.section, shownValues(one, todayInChina(), draft.country)]),
  );
  const tabs = await Promise.all(
    shownSections(env.REGISTRATION_HIDDEN_TAB).map(async (id) => {
      const values = answers[id] ?? {};
      return {
        id,
        values,
        meanings: await loadMeanings(portal, id, values, call),
        files: await loadFiles(call, id, values),
      };
    }),
  );
  return { tabs, answers, context: contextFrom(answers, todayInChina(), draft) };
}
