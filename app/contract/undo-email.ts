import { z } from "zod";
import { signInMethods } from "~/rules/sign-in/sign-in-method";
import { linkKeyMax } from "~/rules/link-key";
import { endpoint } from "./endpoint";
import { instant } from "./moments";

const path = "/spfm/public/gsrm/v1/isp/email-changes/{changeId}/undo";
const input = z.strictObject({ changeId: z.string().max(64), key: z.string().max(linkKeyMax) });

/** `open`: it can be undone; `undone`: it was undone; `over`: the 72 h have passed. The addresses are masked. */
const undoable = z.object({
  standing: z.enum(["open", "undone", "over"]),
  before: z.string(),
  after: z.string(),
  changedAt: instant,
  endsAt: instant,
  door: z
    .enum(signInMethods)
    .describe("Where the account signs in: `portal` with a password, `company` at the company's own provider."),
});

/** The change that the link would undo. Refusal: `profile.undoUnknown` (404: the link is unknown). */
export const look = endpoint("GET", path, { input, answer: undoable, refusals: [404] });

/**
 * Restores the old address, ends every session of the account, and invalidates its password until it is reset with a
 * code sent to the old address. Repeating the call changes nothing. Refusal: `profile.undoUnknown` (404).
 */
export const undo = endpoint("POST", path, { input, answer: undoable, refusals: [404] });
