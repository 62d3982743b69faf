import { z } from "zod";
import { fieldNameMax } from "~/rules/limits/forms";
import { changeStates } from "~/rules/change-request/change-states";
import { states } from "~/rules/onboarding/stages";
import { sectionIds } from "~/rules/registration/section-ids";
import { endpoint, nothing } from "./endpoint";
import { storedFile } from "./files";
import { instant } from "./moments";
import { stageView } from "./progress";
import { savedSection } from "./draft-view";

const base = "/spfm/public/gsrm/v1/isp/company/file";
const section = z.enum(sectionIds);

/**
 * The company file: every section as approved and changed since, with sensitive answers masked to their last four
 * characters (S-58). Null: the company of this tenant did not register here, or is not approved yet. Instants are ISO 8601
 * UTC.
 */
export const load = endpoint("GET", base, {
  input: nothing,
  answer: z
    .object({
      number: z.string().nullable(),
      companyName: z.string().nullable(),
      supplierCode: z.string(),
      country: z.string().describe("The country or region that the registration was opened for."),
      progress: stageView,
      sections: z.array(savedSection),
      files: z.record(z.string(), z.array(storedFile)).describe("The files of its documents, by file UUID."),
      changes: z
        .array(z.object({ changeId: z.string(), section, state: z.enum(changeStates) }))
        .describe("The changes under way, one a section at most."),
      revision: z.string().describe("Identifies the current state of the file."),
      yearlyReview: z
        .object({
          dueAt: instant,
          since: instant.describe("When the file was confirmed last, or the company was qualified."),
          changes: z.array(z.object({ section, at: instant })).describe("What has changed since."),
        })
        .nullable()
        .describe("The review that waits for the supplier, or null if there is none."),
      bankLockedUntil: instant
        .nullable()
        .describe(
          "Until when bank details cannot be changed, because a contact changed recently (S-51). Null if they can.",
        ),
    })
    .nullable(),
  access: "session",
  button: "company.read",
});

/**
 * Confirms that the supplier's file is correct, which ends the yearly review: `revision` is that of the file on its screen.
 * Refusals: `company.noFile` (404), `onboarding.notPossible` (409: no review is pending), `company.outdated` (409: the file has
 * changed since).
 */
export const confirm = endpoint("POST", `${base}/confirmation`, {
  input: z.strictObject({ revision: z.string().max(64) }),
  answer: z.object({ state: z.enum(states) }),
  access: "session",
  button: "company.change",
  refuses: [404, 409],
});

/**
 * One sensitive answer in full. Each time is written down: who, which, when (S-58). `field` is its form name
 * (`banks[0].accountNumber`). Refusals: `company.noFile` (404), `field.unknown` (404: no such answer, or not a sensitive one).
 */
export const show = endpoint("POST", `${base}/shown`, {
  input: z.strictObject({ section, field: z.string().max(fieldNameMax) }),
  answer: z.object({ value: z.string() }),
  access: "session",
  button: "company.read",
  refuses: [404],
});
