import { z } from "zod";
import { codeResendMs } from "~/rules/limits/codes";
import { inSeconds } from "~/rules/time";
import { entryCookie } from "./cookies.server";

const challenge = z.object({
  id: z.string(),
  email: z.string(),
  /** When the code was sent; cookies from before this was stored do not say. */
  sentAt: z.number().optional(),
});
const entry = z.object({
  /** Where the company is registered, chosen on /register. */
  country: z.string().max(2).optional(),
  /** The agreement was ticked (§3, consentAgreementFlag). */
  consent: z.boolean().optional(),
  /** The invitation it begins with, and the email that was invited. */
  invitation: z.object({ key: z.string(), email: z.string() }).optional(),
  /** The link by which a colleague came, and the code that was sent for it. */
  colleague: z
    .object({ key: z.string(), challengeId: z.string().optional(), sentAt: z.number().optional() })
    .optional(),
  name: z.string().max(100).optional(),
  registration: challenge.optional(),
  progress: challenge.optional(),
  /** The code that replaces a forgotten password, and for which account. */
  forgotten: z.object({ id: z.string(), account: z.string() }).optional(),
});
/** The choices of a visitor on the way in. They travel in a signed cookie: the portal server keeps no state. */
export type SessionEntry = z.infer<typeof entry>;

/** How many seconds from now another code may be sent. */
export const secondsToResend = (sentAt = 0): number =>
  Math.max(0, Math.ceil(inSeconds(sentAt + codeResendMs - Date.now())));

/** Returns the choices made so far in this browser. */
export async function readEntry(request: Request): Promise<SessionEntry> {
  return entry.safeParse(await entryCookie.parse(request.headers.get("cookie"))).data ?? {};
}

/** The `Set-Cookie` that stores it. */
export const saveEntry = (value: SessionEntry): Promise<string> => entryCookie.serialize(value);
