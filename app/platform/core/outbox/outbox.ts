import { randomBytes } from "node:crypto";
import { isEmail } from "~/rules/identifiers/email";
import type { Db } from "~/platform/core/database/schema";
import type { Seal } from "~/platform/core/seal";
import { iso } from "~/platform/core/base/instants";
import { emailHash, emailHashes } from "~/platform/core/contact-keys";
import type { Email } from "~/platform/core/emails/render-email";
import type { PlatformConfig } from "~/platform/core/settings/config";

/** An email as sealed in the outbox: address and content together. */
export type OutgoingEmail = Email & { to: string };

/** The encryption context of a message in the outbox: its row. */
export const aboutOutgoing = (id: string): string => `outbox:${id}`;

type Posting = {
  kind: string;
  to: string;
  message: Email;
  now: Date;
  /** The instant after which the email is useless. */
  expires?: Date;
  /** The registration concerned. If the email is not delivered, its reviewer sees that and can resend it. */
  registrationId?: string;
  /** Whether it contains a link or a password, and so is never resent. */
  isSecret?: boolean;
  /** The challenge of the code that it carries, as a hash. */
  challengeHash?: string;
};

/** Puts an email in the outbox, in the same transaction as the event it reports: both happen, or neither does (F-07). */
export async function putInOutbox(trx: Db, seal: Seal, posting: Posting): Promise<void> {
  const { kind, to, message, now, expires, registrationId, isSecret = false, challengeHash } = posting;
  if (!isEmail(to)) throw new Error("Not an address an email can be sent to");
  const id = randomBytes(16).toString("hex");
  await trx
    .insertInto("outbox")
    .values({
      id,
      kind,
      channel: "mail",
      state: "queued",
      letter_sealed: seal.close({ ...message, to } satisfies OutgoingEmail, aboutOutgoing(id)),
      to_hash: emailHash(seal, to),
      created_at: iso(now),
      next_at: iso(now),
      expires_at: expires ? iso(expires) : null,
      leased_until: null,
      attempts: 0,
      sent_at: null,
      registration_id: registrationId ?? null,
      is_secret: isSecret ? 1 : 0,
      challenge_hash: challengeHash ?? null,
    })
    .execute();
}

/** The kinds of email about a registration, by their beginning; emails about an account are not included. */
const aboutRegistration = [
  "code.registration",
  "code.progress",
  "registration.",
  "onboarding.",
  "reminder.",
  "conversation.",
];

/**
 * Removes the waiting emails of these kinds to an address: by default, those about a registration to its registrant. Emails
 * that are already being sent still arrive.
 */
export async function dropEmails(
  trx: Db,
  seal: Seal,
  to: string,
  kinds: readonly string[] = aboutRegistration,
): Promise<void> {
  await trx
    .deleteFrom("outbox")
    .where("to_hash", "in", emailHashes(seal, to))
    .where((either) => either.or(kinds.map((kind) => either("kind", "like", `${kind}%`))))
    .execute();
}

/** Whether emails and text messages can be read here: in the demo, if there is no mail server. */
export const hasDevMailbox = (config: PlatformConfig): boolean => config.demo && !config.smtpUrl;

/** Whether sign-in codes can go to a phone here: there is a gateway, or the demo's mailbox to read messages in. */
export const offersPhones = (config: PlatformConfig): boolean => config.sms !== undefined || hasDevMailbox(config);
