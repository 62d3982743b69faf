import { z } from "zod";
import { documentTypes } from "~/rules/onboarding/certification";
import { endpoint, nothing } from "./endpoint";
import { storedFile, uploadKey } from "./files";
import { calendarDay, instant } from "./moments";
import { stageView } from "./progress";
import { finding } from "./registration";

const base = "/spfm/public/gsrm/v1/isp/company/certification";
const document = z.enum(documentTypes);

/** A required document and the files uploaded for it. */
const certificationDocument = z.object({
  type: document,
  isRequired: z.boolean(),
  expiry: z
    .enum(["needed", "possible", "none"])
    .describe("Whether an expiry date is required (`needed`), optional (`possible`), or not applicable (`none`)."),
  expiresOn: calendarDay.nullable().describe("A calendar day, or null if not given."),
  files: z.array(storedFile),
  comments: z.array(z.string()).describe("The reviewer’s comments when the certification was last returned."),
});

/** The certification of a registration; reviewers see the same. */
export const certificationView = z.object({
  documents: z.array(certificationDocument),
  errors: z
    .array(finding)
    .describe(
      "The missing items that prevent submission (`type.file`, `type.expiresOn`). Empty if it can be submitted.",
    ),
  warnings: z.array(finding),
  returnedFor: z
    .string()
    .nullable()
    .describe("Why it was last returned. Null if it was not, or if it has been submitted again since."),
  handedInAt: instant.nullable().describe("When it was last submitted, ISO 8601 UTC."),
});
export type CertificationView = z.output<typeof certificationView>;

/**
 * The certification of the company of this tenant (§1, stage 6); its documents can be changed while `progress.state` is
 * `certification`. Null if the company has not reached this stage. `onboarding.submitCertification` submits it with the
 * `revision` returned here.
 */
export const load = endpoint("GET", base, {
  input: nothing,
  answer: certificationView.extend({ progress: stageView, revision: z.string() }).nullable(),
  access: "session",
  button: "company.certify",
});

/**
 * Adds a file to a document. Refusals: those of `files.upload`, `certification.closed` (409: not required now),
 * `file.tooMany` (422: five files per document).
 */
export const upload = endpoint("POST", "/hfle/public/gsrm/v1/isp/company/certification/{document}/files", {
  input: z.object({ document, file: z.instanceof(File), uploadKey }),
  answer: storedFile,
  multipart: true,
  access: "session",
  button: "company.certify",
  refusals: [404, 409, 422],
});

/**
 * Sets the expiry date of a document; an empty day removes it. `before` is the day the screen displayed (empty if there
 * was none). Refusals: `certification.outdated` (409: another day has been saved since), `field.date` (422),
 * `certification.closed` (409), `certification.expiresOn.none` (422: it does not expire). Files are deleted with
 * `companyFiles.deleteByUrl`.
 */
export const setExpiry = endpoint("PUT", `${base}/{document}/expiry`, {
  input: z.strictObject({ document, expiresOn: z.string().max(20), before: z.string().max(20) }),
  answer: nothing,
  access: "session",
  button: "company.certify",
  refusals: [404, 409, 422],
});
