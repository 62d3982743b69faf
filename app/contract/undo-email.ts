import { z } from "zod";
import { endpoint } from "./endpoint";

/** Where the link leads that the old address gets when the e-mail of an account was changed: nobody signs in for it. */
const path = "/spfm/public/gsrm/v1/isp/email-changes/{changeId}/undo";
const input = z.strictObject({ changeId: z.string().max(64), key: z.string().max(100) });

/** `open`: it can be undone; `undone`: it was; `over`: its 72 h are over. The addresses are masked. */
const undoable = z.object({
  standing: z.enum(["open", "undone", "over"]),
  before: z.string(),
  after: z.string(),
  changedAt: z.string(),
  endsAt: z.string(),
});

/** What the link would undo. Refusal: `profile.undoUnknown` (404): no such link. */
export const look = endpoint("GET", path, { input, answer: undoable });

/**
 * Brings the old address back, ends every session of the account, and makes its password worthless until it is set again
 * with a code to the old address; a second time changes nothing. Refusal: `profile.undoUnknown` (404).
 */
export const undo = endpoint("POST", path, { input, answer: undoable });
