import { z } from "zod";
import { signInMethods } from "~/rules/sign-in/sign-in-method";
import { linkKeyMax } from "~/rules/link-key";
import { endpoint } from "./endpoint";
import { instant } from "./moments";

const path = "/spfm/public/gsrm/v1/isp/email-changes/{changeId}/undo";
const input = z.strictObject({ changeId: z.string().max(64), key: z.string().max(linkKeyMax) });

/** `open`: it can be undone; `undone`: it was; `over`: its 72 h are over. The addresses are masked. */
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

/** The change that the link would undo. Refusal: `profile.undoUnknown` (404): no such link. */
export const look = endpoint("GET", path, { input, answer: undoable, refuses: [404] });

/**
 * Brings the old address back, ends every session of the account, and makes its password worthless until it is set again
 * with a code to the old address; a second time changes nothing. Refusal: `profile.undoUnknown` (404).
 */
export const undo = endpoint("POST", path, { input, answer: undoable, refuses: [404] });
