import { z } from "zod";
import { watchedSubjects } from "~/rules/change-request/announced-change";
import { sectionIds } from "~/rules/registration/section-ids";
import { linkKeyMax } from "~/rules/link-key";
import { endpoint } from "./endpoint";
import { instant } from "./moments";

const path = "/spfm/public/gsrm/v1/isp/changes/{changeId}/stop";
const input = z.strictObject({ changeId: z.string().max(64), key: z.string().max(linkKeyMax) });

/**
 * `open`: it can be stopped; `stopped`: it was; `effective`: too late; `over`: it was refused or withdrawn; `closed`:
 * purchasing has closed this link after it reached the company.
 */
const stoppable = z.object({
  standing: z.enum(["open", "stopped", "effective", "over", "closed"]),
  companyName: z.string().nullable(),
  section: z.enum(sectionIds),
  subject: z.enum(watchedSubjects).describe("What the change is about."),
  before: z
    .array(z.string())
    .describe("What changes, masked: accounts, names of contacts, the legal representative, the company's identity."),
  after: z.array(z.string()),
  proposedAt: instant,
  approvedAt: z.array(instant).describe("When purchasing approved it, the earliest first; by whom is internal."),
  effectiveAt: instant.nullable(),
});

/** The change that the link would stop. Refusal: `change.stopUnknown` (404): no such link. */
export const look = endpoint("GET", path, { input, answer: stoppable, refuses: [404] });

/** Stops it and alerts purchasing; a second time changes nothing. Refusal: `change.stopUnknown` (404). */
export const stop = endpoint("POST", path, { input, answer: stoppable, refuses: [404] });
