import { z } from "zod";
import { changeStates } from "~/rules/change-request/states";
import { fieldNameMax } from "~/rules/limits";
import { companyKeyKinds } from "~/rules/onboarding/company-keys";
import { decisionEvents } from "~/rules/onboarding/decision";
import { events, states } from "~/rules/onboarding/stages";
import { riskFlags } from "~/rules/change-request/risks";
import { sectionIds } from "~/rules/registration/section-ids";
import { certificationView } from "./certification";
import { endpoint, nothing } from "./endpoint";
import { storedFile } from "./files";
import { calendarDay, instant } from "./moments";
import { registrationVersion } from "./onboarding";
import { stageView } from "./progress";
import { finding, savedSection } from "./registration";

const base = "/spfm/public/gsrm/v1/isp/onboarding";
const registrationId = z.string().max(64);
const section = z.enum(sectionIds);
const permission = { access: "session", button: "registration.review" } as const;

/** How many registrations there are in each state, and how many of those promised a result are late. */
export const counts = endpoint("GET", `${base}/counts`, {
  input: nothing,
  answer: z.object({ byState: z.partialRecord(z.enum(states), z.number().int()), late: z.number().int() }),
  ...permission,
});

/** Another registration that may be the same company's. A draft is its supplier's alone: it has neither name nor number here. */
const candidate = z.object({
  registrationId: z.string().nullable(),
  number: z.string().nullable(),
  companyName: z.string().nullable(),
  supplierCode: z.string().nullable(),
  state: z.enum(states),
  keys: z.array(z.enum(companyKeyKinds)).describe("By what it is recognised."),
});

/** What happened to a registration: who, when, why. `by` is null for the registrant and for the system. */
const event = z.object({
  event: z.enum(events),
  from: z.enum(states),
  to: z.enum(states),
  at: instant,
  by: z.string().nullable(),
  reason: z.string().nullable().describe("What the supplier was told."),
  note: z.string().nullable().describe("What only colleagues read."),
  items: z.array(
    z.object({
      section: z.string(),
      field: z.string().nullable(),
      rowId: z.string().nullable(),
      comment: z.string(),
    }),
  ),
});

/**
 * One registration with everything a decision needs: every section (sensitive answers masked, S-58) beside its files, what
 * the rules warn of, what changed since the round before, whom it may double, and what happened so far. Refusal:
 * `onboarding.unknown` (404: unknown, or never handed in). Instants are ISO 8601 UTC.
 */
export const file = endpoint("GET", `${base}/registrations/{registrationId}`, {
  input: z.strictObject({
    registrationId,
    since: z.coerce
      .number()
      .int()
      .min(1)
      .optional()
      .describe(
        "The round whose answers are to be compared with the current ones; without it the one before the last.",
      ),
  }),
  answer: z.object({
    registrationId: z.string(),
    version: registrationVersion.describe(
      "To be sent with a decision, so that nothing is decided that was not on the screen.",
    ),
    number: z.string().nullable(),
    companyName: z.string().nullable(),
    supplierCode: z.string().nullable(),
    country: z.string(),
    registrant: z.object({ name: z.string(), email: z.string() }),
    submittedAt: instant.nullable(),
    dueAt: instant.nullable(),
    isLate: z.boolean(),
    round: z.number().int().describe("How often it was handed in."),
    progress: stageView,
    sections: z.array(savedSection),
    meanings: z
      .record(z.string(), z.record(z.string(), z.string()))
      .describe("Words for the codes in them, by list of values and code."),
    files: z.record(z.string(), z.array(storedFile)).describe("The files under each file UUID."),
    removedFiles: z
      .array(storedFile.extend({ removedAt: instant }))
      .describe("Files that were submitted once and that the supplier has removed since: kept as evidence."),
    risks: z.object({
      warnings: z
        .array(finding.extend({ section }))
        .describe("What the rules warn of, by section: payee, check digits of early codes, several banks (§5)."),
      bank: z.array(z.enum(riskFlags)),
      sharedWith: z
        .array(
          z.object({ registrationId: z.string(), number: z.string().nullable(), companyName: z.string().nullable() }),
        )
        .describe("Who else uses one of its bank accounts."),
      documents: z.array(
        z.object({
          list: z.enum(["certificationType", "attachmentType"]),
          type: z.string(),
          expiresOn: calendarDay,
          isExpired: z.boolean(),
        }),
      ),
      duplicates: z.array(candidate),
    }),
    changes: z
      .array(z.object({ section, field: z.string(), before: z.string().nullable(), after: z.string().nullable() }))
      .nullable()
      .describe("What was answered otherwise in the round before; null: this is the first."),
    events: z.array(event),
    certification: certificationView.nullable().describe("Null: it has not come so far."),
    openChanges: z
      .array(z.object({ changeId: z.string(), section, state: z.enum(changeStates) }))
      .describe("Change requests on its company file that are under way."),
    decisions: z
      .array(z.enum(decisionEvents))
      .describe(
        "What may be decided at this stage, and what keeps who asks from deciding " +
          "(`onboarding.own` …); null: nothing.",
      ),
    hindrance: z.string().nullable(),
  }),
  ...permission,
  refuses: [404],
});
export type ReviewFile = z.output<typeof file.answer>;

/** One sensitive answer in full; each time is written down (S-58). Refusals: `onboarding.unknown`, `field.unknown` (404). */
export const show = endpoint("POST", `${base}/registrations/{registrationId}/shown`, {
  input: z.strictObject({ registrationId, section, field: z.string().max(fieldNameMax) }),
  answer: z.object({ value: z.string() }),
  ...permission,
  refuses: [404],
});

/**
 * The bytes of a document, as an attachment. Refusals: `onboarding.unknown`, `file.unknown` (404), `file.scanning` (409: not
 * scanned for viruses yet), `file.infected` (409: a virus was found, the bytes are gone).
 */
export const content = endpoint(
  "GET",
  "/hfle/public/gsrm/v1/isp/onboarding/registrations/{registrationId}/content/{fileId}",
  {
    input: z.strictObject({ registrationId, fileId: z.string().max(64) }),
    answer: z.instanceof(Response),
    wire: "raw",
    bytes: "*/*",
    ...permission,
    refuses: [404, 409],
  },
);
