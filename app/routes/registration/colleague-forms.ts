import * as z from "zod/mini";
import type { SubmissionResult } from "@conform-to/dom";
import type { Question } from "~/rules/form/question";
import { registrant } from "~/rules/registration/registrant";
import { type SectionId, sectionIds } from "~/rules/registration/section-ids";

const tabs = z
  .array(z.enum(sectionIds), { error: "colleague.noTabs" })
  .check(z.minLength(1, { error: "colleague.noTabs" }));
const invitation = z.extend(z.pick(registrant, { name: true, email: true }), { sections: tabs });
const tabsForm = z.object({ sections: tabs });

/** The form that invites a colleague, and the tabs they may fill in. */
export const colleagueQuestion: Question<z.output<typeof invitation>> = {
  fields: ["name", "email"],
  lists: ["sections"],
  schema: invitation,
};

/** The other tabs of a colleague who is invited. */
export const tabsQuestion: Question<{ sections: SectionId[] }> = {
  fields: [],
  lists: ["sections"],
  schema: tabsForm,
};

/** The result of a posted form: its errors, or the reason why the base API refused it. */
export type ColleaguesOutcome = {
  invitation?: SubmissionResult;
  /** The colleague whose tabs were posted empty. */
  noTabs?: string;
  code?: string;
  serverMessage?: string;
  params?: Record<string, string | number>;
};
