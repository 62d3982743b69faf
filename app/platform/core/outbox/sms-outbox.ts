import { randomBytes } from "node:crypto";
import type { Db } from "~/platform/core/database/schema";
import type { Seal } from "~/platform/core/seal";
import { iso } from "~/platform/core/base/instants";
import { phoneHashes } from "~/platform/core/contact-keys";
import { aboutOutgoing } from "./outbox";

/** A text message as sealed in the outbox: a number in E.164 and the text. */
export type Sms = { to: string; text: string };

type Posting = Sms & {
  kind: string;
  now: Date;
  /** A text message always expires, because it is useless after that. */
  expires: Date;
};

/** Puts a text message in the outbox, in the same transaction as the event it reports: both happen, or neither does (F-07). */
export async function putSmsInOutbox(trx: Db, seal: Seal, { kind, to, text, now, expires }: Posting): Promise<void> {
  const id = randomBytes(16).toString("hex");
  await trx
    .insertInto("outbox")
    .values({
      id,
      kind,
      channel: "sms",
      state: "queued",
      letter_sealed: seal.close({ to, text } satisfies Sms, aboutOutgoing(id)),
      to_hash: phoneHashes(seal, to)[0] ?? null,
      created_at: iso(now),
      next_at: iso(now),
      expires_at: iso(expires),
      leased_until: null,
      attempts: 0,
      sent_at: null,
    })
    .execute();
}
