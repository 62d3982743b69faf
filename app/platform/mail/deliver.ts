import type { Core } from "../core";
import { iso, secondsLater } from "../instants";
import { deliverySeconds, firstRetrySeconds, letterLeaseSeconds, longestRetrySeconds } from "../limits";
import type { Posted } from "./outbox";
import { failureOf, isPermanent, type Transport } from "./transport";

const atOnce = 10;
type Delivery = Pick<Core, "db" | "seal" | "now" | "config">;
type Row = Awaited<ReturnType<typeof claimDue>>[number];

/** Sends every letter that is due; answers how many it took in hand. Several processes may do so at once. */
export async function deliverDue(core: Delivery, transport: Transport): Promise<number> {
  let taken = 0;
  for (;;) {
    const rows = await claimDue(core);
    if (rows.length === 0) return taken;
    taken += rows.length;
    await Promise.all(rows.map((row) => deliver(core, transport, row)));
  }
}

/** Takes due letters for a while; the second condition keeps out a process that chose the same ones. */
function claimDue({ db, now }: Delivery) {
  const at = iso(now());
  const until = iso(secondsLater(now(), letterLeaseSeconds));
  return db
    .updateTable("outbox")
    .set((row) => ({ leased_until: until, attempts: row("attempts", "+", 1) }))
    .where("id", "in", (due) =>
      due
        .selectFrom("outbox")
        .select("id")
        .where("state", "=", "queued")
        .where("next_at", "<=", at)
        .where((row) => row.or([row("leased_until", "is", null), row("leased_until", "<=", at)]))
        .orderBy("next_at")
        .limit(atOnce),
    )
    .where("state", "=", "queued")
    .where((row) => row.or([row("leased_until", "is", null), row("leased_until", "<=", at)]))
    .returning(["id", "kind", "letter_sealed", "created_at", "expires_at", "attempts"])
    .execute();
}

async function deliver(core: Delivery, transport: Transport, row: Row): Promise<void> {
  const { seal, now, config } = core;
  if (row.letter_sealed === null || (row.expires_at !== null && row.expires_at <= iso(now()))) {
    return close(core, row, "expired");
  }
  try {
    const letter = seal.open<Posted>(row.letter_sealed, `outbox:${row.id}`);
    await transport.send(letter, `<${row.id}@${new URL(config.publicOrigin).hostname}>`);
  } catch (error) {
    config.log.warn({
      event: "letter_not_sent",
      id: row.id,
      kind: row.kind,
      attempts: row.attempts,
      ...failureOf(error),
    });
    const givenUp = now() >= secondsLater(row.created_at, deliverySeconds);
    return isPermanent(error) || givenUp ? close(core, row, "failed") : tryLater(core, row);
  }
  await close(core, row, "sent");
}

/** Ends a letter's way; its words are not kept. */
async function close({ db, now, config }: Delivery, { id, kind }: Row, state: "sent" | "failed" | "expired") {
  await db
    .updateTable("outbox")
    .set({ state, letter_sealed: null, leased_until: null, sent_at: state === "sent" ? iso(now()) : null })
    .where("id", "=", id)
    .execute();
  config.log.info({ event: `letter_${state}`, id, kind });
}

async function tryLater({ db, now }: Delivery, { id, attempts }: Row) {
  const wait = Math.min(firstRetrySeconds * 2 ** (attempts - 1), longestRetrySeconds);
  await db
    .updateTable("outbox")
    .set({ leased_until: null, next_at: iso(secondsLater(now(), wait)) })
    .where("id", "=", id)
    .execute();
}
