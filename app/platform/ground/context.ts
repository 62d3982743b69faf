import type { Language } from "./database/schema";

/** Who asks, from where, when and in which language. */
export type Context = {
  language: Language;
  registrationToken: string | null;
  /** The workspace session that asks. */
  sessionToken: string | null;
  csrfToken: string | null;
  /** Stands for the browser that began a sign-in. */
  loginBinding: string | null;
  /** What rates are counted by: an IPv4 address, or the /64 of an IPv6 one (S-28). */
  addressGroup: string;
  now: Date;
};
