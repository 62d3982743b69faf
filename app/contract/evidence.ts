import { z } from "zod";
import { packMaxBytes } from "~/rules/evidence/limits";
import { packKinds } from "~/rules/evidence/evidence-pack";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";

const own = "/spfm/public/gsrm/v1/isp/evidence";
const ofCompany = "/spfm/public/gsrm/v1/isp/company/evidence";
const ofRegistration = "/spfm/public/gsrm/v1/isp/onboarding/registrations/{registrationId}/evidence";

const sha256 = z.string().regex(/^[\da-f]{64}$/);
const paper = z.object({ bytes: z.number().int(), sha256: sha256.describe("64 hexadecimal digits in lower case.") });
const registrationId = z.string().max(64);
const place = {
  round: z.coerce.number().int().min(1).max(1000),
  kind: z.enum(packKinds),
};
const file = {
  answer: z.instanceof(Response),
  wire: "raw",
  bytes: "*/*",
  maxResponseBytes: packMaxBytes,
  refusals: [404, 409],
} as const;
const papers = z.object({ pdf: paper, zip: paper }).nullable().describe("Null while it is being generated.");

/** The evidence pack of a submitted round: a report in both languages, and an archive of the report and the files. */
export const evidencePack = z.object({
  round: z.number().int().describe("The first submission is 1."),
  submittedAt: instant,
  papers,
});
/** The evidence pack of a decision on a change. */
export const changePack = z.object({ papers });
const packs = z.object({ packs: z.array(evidencePack) });

/** The packs of this session's registration, newest round first. */
export const list = endpoint("GET", own, {
  input: nothing,
  answer: packs,
  access: "registration",
  registrants: "owner",
});

/**
 * One of these packs, as an attachment. Refusals: `evidence.unknown` (404), `evidence.waiting` (409: it is being
 * generated).
 */
export const content = endpoint("GET", `${own}/{round}/{kind}`, {
  input: z.strictObject(place),
  access: "registration",
  registrants: "owner",
  ...file,
});

/** The packs of this tenant's company. Empty if it did not register here. */
export const listOfCompany = endpoint("GET", ofCompany, { input: nothing, answer: packs, access: "session" });

/** One of these packs, as an attachment. Refusals: those of `content`, and `company.noFile` (404). */
export const contentOfCompany = endpoint("GET", `${ofCompany}/{round}/{kind}`, {
  input: z.strictObject(place),
  access: "session",
  ...file,
});

/** The packs of a submitted registration, for its reviewers. Refusal: `onboarding.unknown` (404). */
export const listForReview = endpoint("GET", ofRegistration, {
  input: z.strictObject({ registrationId }),
  answer: packs,
  access: "session",
  button: "registration.review",
  refusals: [404],
});

/** One of these packs, as an attachment. Refusals: those of `content` and `listForReview`. */
export const contentForReview = endpoint("GET", `${ofRegistration}/{round}/{kind}`, {
  input: z.strictObject({ registrationId, ...place }),
  access: "session",
  button: "registration.review",
  ...file,
});

const ofChange = z.strictObject({ changeId: z.string().max(64), kind: z.enum(packKinds) });

/**
 * The pack of the decision on a change by this tenant's company, as an attachment. Refusals: those of `content`, and
 * `change.unknown` (404).
 */
export const contentOfChange = endpoint("GET", "/spfm/public/gsrm/v1/isp/company/changes/{changeId}/evidence/{kind}", {
  input: ofChange,
  access: "session",
  ...file,
});

/** Like `contentOfChange`, but for the people who decide on changes. */
export const changeForReview = endpoint(
  "GET",
  "/spfm/public/gsrm/v1/isp/onboarding/changes/{changeId}/evidence/{kind}",
  {
    input: ofChange,
    access: "session",
    button: "registration.review",
    ...file,
  },
);

/**
 * Checks whether this portal issued a pack with this SHA-256. Anyone may call. The response contains the round and its
 * submission date, or the date of the decision on a change, and nothing else. Refusal: `evidence.tooOften` (429,
 * `details.retryAfter` in seconds).
 */
export const verify = endpoint("POST", `${own}/verify`, {
  input: z.strictObject({ sha256 }),
  answer: z.object({
    issued: z
      .object({
        at: instant.describe("When the round was submitted or the change was decided."),
        round: z.number().int().nullable().describe("Null for a decision on a change."),
      })
      .nullable()
      .describe("Null if this portal issued no pack with this SHA-256."),
  }),
  mutates: false,
  refusals: [429],
});
