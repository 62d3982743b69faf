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
 * The company file: every section as approved, with later changes, and with sensitive answers masked to their last four
 * characters (S-58). Null if the company of this tenant did not register here or is not approved yet. Instants are ISO
 * 8601 UTC.
 */
export const load = endpoint("GET", base, {
  input: nothing,
  answer: z
    .object({
      number: z.string().nullable(),
      companyName: z.string().nullable(),
      supplierCode: z.string(),
      country: z.string().describe("The country or region of the registration."),
      progress: stageView,
      sections: z.array(savedSection),
      files: z.record(z.string(), z.array(storedFile)).describe("The files of its documents, by file UUID."),
      changes: z
        .array(z.object({ changeId: z.string(), section, state: z.enum(changeStates) }))
        .describe("The changes in progress, at most one per section."),
      revision: z.string().describe("Identifies the current state of the file."),
      yearlyReview: z
        .object({
          dueAt: instant,
          since: instant.describe("When the file was last confirmed, or else when the company was qualified."),
          changes: z.array(z.object({ section, at: instant })).describe("The changes since then."),
        })
        .nullable()
        .describe("The yearly review that the supplier has to complete, or null if there is none."),
      bankLockedUntil: instant
        .nullable()
        .describe(
          "The end of the period in which bank details cannot be changed, because a contact changed recently (S-51). Null if they can be changed.",
        ),
    })
    .nullable(),
  access: "session",
  button: "company.read",
});

/**
 * Confirms that the supplier's file is correct, which ends the yearly review: `revision` is the one on the supplier's
 * screen. Refusals: `company.noFile` (404), `onboarding.notPossible` (409: no review is pending), `company.outdated`
 * (409: the file has changed since).
 */
export const confirm = endpoint("POST", `${base}/confirmation`, {
  input: z.strictObject({ revision: z.string().max(64) }),
  answer: z.object({ state: z.enum(states) }),
  access: "session",
  button: "company.change",
  refusals: [404, 409],
});

/**
 * One sensitive answer in full. Each access is recorded with the user, the answer and the time (S-58). `field` is its
 * form name (`banks[0].accountNumber`). Refusals: `company.noFile` (404), `field.unknown` (404: no such answer, or not
 * a sensitive one).
 */
export const show = endpoint("POST", `${base}/shown`, {
  input: z.strictObject({ section, field: z.string().max(fieldNameMax) }),
  answer: z.object({ value: z.string() }),
  access: "session",
  button: "company.read",
  refusals: [404],
});
