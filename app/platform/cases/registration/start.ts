import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { registration } from "~/contract";
import { hasCompanyFile } from "~/rules/onboarding/stages";
import { selfRegistrationCountry } from "~/rules/registration/basic";
import { recordAudit } from "~/platform/ground/audit";
import type { Core, Context } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { refuse } from "~/platform/ground/base/refuse";
import { iso } from "~/platform/ground/base/instants";
import { enterState } from "~/platform/records/onboarding/move";
import { noteActor } from "~/platform/ground/security-events/scope";
import { checkCode, spendCode } from "~/platform/ground/codes/confirm-code";
import { emailAddress, emailHash, emailHashes } from "~/platform/ground/contact-keys";
import { openOwner, sealOwner } from "~/platform/records/registrations/supplier";
import { endSession, openSession } from "~/platform/records/registrations/session";

type Input = z.output<typeof registration.start.input>;
type Answer = z.input<typeof registration.start.answer>;

/**
 * Starts a registration with a confirmed e-mail, or resumes the one this e-mail has open. The old session ends (S-23). A
 * company that has been approved gets no new one: a mailbox is not enough to read its file. Only companies registered in
 * China may register by themselves, whatever the screen let through (S-34).
 */
export async function start(core: Core, input: Input, { registrationToken, now }: Context): Promise<Answer> {
  if (input.country !== selfRegistrationCountry) refuse("unacceptable", "registration.country");
  const email = emailAddress(input.email);
  const challenge = await checkCode(core, now, { ...input, purpose: "registration" });

  return core.db.transaction().execute(async (trx) => {
    await spendCode(trx, now, challenge);
    const newId = (await findOpen(core, trx, email)) ? null : await make(core, trx, input, email, now);
    const existing = await findOpen(core, trx, email);
    if (!existing) throw new Error("A registration that was just made is not there");
    const isResumed = existing.id !== newId;
    if (isResumed && existing.state === "filling") await rename(core, trx, existing, input);
    await recordAudit(trx, {
      at: now,
      actor: `registrant:${existing.id}`,
      action: isResumed ? "registration.resume" : "registration.start",
      subject: `registration:${existing.id}`,
    });
    await endSession({ ...core, db: trx }, registrationToken, now);
    noteActor(core.seal, existing.id);
    const isRegistered = hasCompanyFile(existing.state);
    return {
      registrationToken: isRegistered ? null : await openSession(trx, existing.id, now),
      registered: isRegistered,
      resumed: isResumed,
      submitted: existing.state !== "filling",
      returned: existing.state === "filling" && existing.submitted_at !== null,
    };
  });
}

/** The registration that this e-mail has open, submitted or not. */
const findOpen = ({ seal }: Core, trx: Db, email: string) =>
  trx.selectFrom("registration").selectAll().where("open_key", "in", emailHashes(seal, email)).executeTakeFirst();

/** Makes a registration, unless a parallel start has just made one: the unique key decides. */
async function make({ seal }: Core, trx: Db, { name, country, language }: Input, email: string, now: Date) {
  const id = randomBytes(16).toString("hex");
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("registration")
    .values({
      id,
      open_key: emailHash(seal, email),
      email_hash: emailHash(seal, email),
      owner_sealed: sealOwner(seal, id, { name: name.trim(), email }),
      country,
      language,
      state: "filling",
      number: null,
      consented_at: iso(now),
      submitted_at: null,
      due_at: null,
      created_at: iso(now),
      touched_at: iso(now),
      company_name: null,
      search: null,
      turn: 0,
    })
    .onConflict((conflict) => conflict.column("open_key").doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return null;
  await enterState(trx, id, "filling", now);
  return id;
}

/** Whoever confirmed the e-mail may correct the name they gave before. */
async function rename(
  { seal }: Core,
  trx: Db,
  existing: { id: string; owner_sealed: string },
  { name, language }: Input,
) {
  const owner = { ...openOwner(seal, existing), name: name.trim() };
  await trx
    .updateTable("registration")
    .set({ owner_sealed: sealOwner(seal, existing.id, owner), language })
    .where("id", "=", existing.id)
    .execute();
}
