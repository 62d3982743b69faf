import type { Selectable } from "kysely";
import type { z } from "zod";
import type { outgoing } from "~/contract";
import { toEmailTopic } from "~/platform/core/emails/topic";
import type { Core } from "~/platform/core/core";
import { readTablePage } from "~/platform/core/database/page";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { OutgoingState } from "~/rules/emails/outgoing-states";
import { maskedEmail } from "~/rules/identifiers/masked-email";
import { maskedPhone } from "~/rules/identifiers/phone-number";
import { heldUntil } from "./held-emails";
import { aboutOutgoing } from "./outbox";
import { canBeSentAgain } from "./undelivered";

type OutboxRow = Selectable<Tables["outbox"]>;

/** A page of the emails and text messages, the newest first; of one state, or of all. */
export async function listOutgoing(
  core: Pick<Core, "db" | "seal" | "now">,
  { state, ...page }: z.output<typeof outgoing.list.input>,
): Promise<z.input<typeof outgoing.list.answer>> {
  const query = inState(core.db, state);
  const list = await readTablePage(page, {
    count: query.select(({ fn }) => fn.countAll().as("total")),
    rows: query.selectAll().orderBy("created_at", "desc").orderBy("id"),
    toContent: (row) => row,
  });
  const numbers = await loadNumbers(
    core.db,
    list.content.flatMap(({ registration_id }) => registration_id ?? []),
  );
  return { ...list, content: list.content.map((row) => toOutgoing(core, row, numbers)) };
}

function inState(db: Db, state: OutgoingState | undefined) {
  const rows = db.selectFrom("outbox");
  if (state === undefined) return rows;
  if (state === "sent") return rows.where("state", "=", "sent");
  if (state === "undelivered") return rows.where("state", "in", ["failed", "expired"]);
  return rows.where("state", "=", "queued").where("next_at", state === "held" ? "=" : "<", heldUntil);
}

/** The numbers of submitted registrations; drafts are private to their supplier. */
async function loadNumbers(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("registration")
    .select(["id", "number"])
    .where("id", "in", [...new Set(ids)])
    .where("submitted_at", "is not", null)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number ?? ""]));
}

function toOutgoing({ seal, now }: Pick<Core, "seal" | "now">, row: OutboxRow, numbers: ReadonlyMap<string, string>) {
  const { id, kind, channel, attempts, failure, letter_sealed, registration_id } = row;
  const to = letter_sealed === null ? null : seal.open<{ to: string }>(letter_sealed, aboutOutgoing(id)).to;
  const state = toState(row);
  const number = registration_id === null ? undefined : numbers.get(registration_id);
  const isBeingSent = row.leased_until !== null && row.leased_until > now().toISOString();
  const isLate = row.expires_at !== null && row.expires_at <= now().toISOString();
  return {
    emailId: id,
    channel,
    topic: toEmailTopic(kind),
    to: to === null ? null : channel === "mail" ? maskedEmail(to) : maskedPhone(to),
    registrationId: number === undefined ? null : registration_id,
    number: number ?? null,
    state,
    failure: row.state === "failed" ? failure : null,
    attempts,
    createdAt: row.created_at,
    endedAt: state === "sent" ? row.sent_at : row.failed_at,
    nextAt: state === "waiting" ? row.next_at : null,
    canBeSent:
      row.state === "queued"
        ? !isBeingSent && !isLate
        : row.state === "failed" && letter_sealed !== null && canBeSentAgain(row),
  };
}

const endStates = { sent: "sent", failed: "undelivered", expired: "undelivered" } as const;

const toState = ({ state, next_at }: OutboxRow): OutgoingState =>
  state === "queued" ? (next_at === heldUntil ? "held" : "waiting") : endStates[state];
