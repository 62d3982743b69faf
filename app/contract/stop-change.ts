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
 * purchasing has disabled this link after reaching the company by phone.
 */
const stoppable = z.object({
  standing: z.enum(["open", "stopped", "effective", "over", "closed"]),
  companyName: z.string().nullable(),
  section: z.enum(sectionIds),
  subject: z.enum(watchedSubjects).describe("The section that changes."),
  before: z
    .array(z.string())
    .describe(
      "The changed values, masked: accounts, names of contacts, the legal representative, the company's identity.",
    ),
  after: z.array(z.string()),
  proposedAt: instant,
  approvedAt: z
    .array(instant)
    .describe("The times at which purchasing approved it, earliest first. The approvers are internal."),
  effectiveAt: instant.nullable(),
});

/** The change that the link would stop. Refusal: `change.stopUnknown` (404: the link is unknown). */
export const look = endpoint("GET", path, { input, answer: stoppable, refusals: [404] });

/** Stops the change and alerts purchasing. Repeating the call changes nothing. Refusal: `change.stopUnknown` (404). */
export const stop = endpoint("POST", path, { input, answer: stoppable, refusals: [404] });
