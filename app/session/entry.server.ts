import { z } from "zod";
import { codeResendMs } from "~/rules/limits/codes";
import { inSeconds } from "~/rules/time";
import { entryCookie } from "./cookies.server";

const challenge = z.object({
  id: z.string(),
  email: z.string(),
  /** When the code was sent. Missing in cookies from before it was stored. */
  sentAt: z.number().optional(),
});
const entry = z.object({
  /** The country of the company, chosen on /register. */
  country: z.string().max(2).optional(),
  /** The agreement was ticked (§3, consentAgreementFlag). */
  consent: z.boolean().optional(),
  /** The invitation that it starts from, and the invited email address. */
  invitation: z.object({ key: z.string(), email: z.string() }).optional(),
  /** The link of a colleague's invitation, and the code sent for it. */
  colleague: z
    .object({ key: z.string(), challengeId: z.string().optional(), sentAt: z.number().optional() })
    .optional(),
  name: z.string().max(100).optional(),
  registration: challenge.optional(),
  progress: challenge.optional(),
  /** The code for a forgotten password, and its account. */
  forgotten: z.object({ id: z.string(), account: z.string() }).optional(),
});
/**
 * The choices of a visitor before a session starts. They are stored in a signed cookie, because the portal server is
 * stateless.
 */
export type SessionEntry = z.infer<typeof entry>;

/** The seconds until another code may be sent. */
export const secondsToResend = (sentAt = 0): number =>
  Math.max(0, Math.ceil(inSeconds(sentAt + codeResendMs - Date.now())));

/** Returns the choices made so far in this browser. */
export async function readEntry(request: Request): Promise<SessionEntry> {
  return entry.safeParse(await entryCookie.parse(request.headers.get("cookie"))).data ?? {};
}

/** The `Set-Cookie` that stores it. */
export const saveEntry = (value: SessionEntry): Promise<string> => entryCookie.serialize(value);
