import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { registration } from "~/contract";
import { hasCompanyFile } from "~/rules/onboarding/stages";
import { selfRegistrationCountry } from "~/rules/registration/self-registration";
import { recordAudit } from "~/platform/core/audit";
import type { Core, Context } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { iso } from "~/platform/core/base/instants";
import { enterState } from "~/platform/records/onboarding/move";
import { countService } from "~/platform/records/service/count-service";
import { noteActor } from "~/platform/core/security-events/scope";
import { checkCode, spendCode } from "~/platform/core/verification-codes/confirm-code";
import { emailAddress, emailHash, emailHashes } from "~/platform/core/contact-keys";
import { keepAcceptedTexts } from "~/platform/records/texts/accepted-texts";
import { bind, type Invitation, requireUsable } from "~/platform/records/registrations/invitation";
import { openOwner, sealOwner } from "~/platform/records/registrations/find-registration";
import { endRegistrationSession, openRegistrationSession } from "~/platform/records/registrations/registration-session";

type StartInput = z.output<typeof registration.start.input>;
type StartAnswer = z.input<typeof registration.start.answer>;

/**
 * Starts a registration with a confirmed email address, or resumes the open one of this address. The old session ends (S-23).
 * An approved company does not get a session: access to a mailbox is not enough to read its file. Only companies registered
 * in China can register on their own, regardless of what the screen allowed (S-34); all others need an invitation, whose
 * country overrides the browser's.
 */
export async function start(core: Core, input: StartInput, { registrationToken, now }: Context): Promise<StartAnswer> {
  if (input.invitation === undefined && input.country !== selfRegistrationCountry)
    refuse("unacceptable", "registration.country");
  const email = emailAddress(input.email);
  const challenge = await checkCode(core, now, { ...input, purpose: "registration" });

  return core.db.transaction().execute(async (trx) => {
    await spendCode(trx, now, challenge);
    const invitation = await findInvitation(core, trx, input, email, now);
    const known = await findOpen(core, trx, email);
    if (invitation) requireFitting(invitation, known);
    const country = invitation?.country ?? input.country;
    const newId = known ? null : await make(core, trx, { ...input, country }, email, now);
    const existing = await findOpen(core, trx, email);
    if (!existing) throw new Error("A registration that was just made is not there");
    const isResumed = existing.id !== newId;
    if (invitation) await bind(trx, invitation, existing.id);
    if (isResumed && existing.state === "filling") await rename(core, trx, existing, input);
    await recordAudit(trx, {
      at: now,
      actor: `registrant:${existing.id}`,
      action: isResumed ? "registration.resume" : "registration.start",
      subject: `registration:${existing.id}`,
    });
    await endRegistrationSession({ ...core, db: trx }, registrationToken, now);
    noteActor(core.seal, existing.id);
    if (!isResumed) await countService(core, trx, now, [{ measure: "step", name: "confirmed" }]);
    const isRegistered = hasCompanyFile(existing.state);
    return {
      registrationToken: isRegistered ? null : await openRegistrationSession(trx, existing.id, now),
      registered: isRegistered,
      resumed: isResumed,
      submitted: existing.state !== "filling",
      returned: existing.state === "filling" && existing.submitted_at !== null,
    };
  });
}

const findInvitation = async ({ seal }: Core, trx: Db, { invitation }: StartInput, email: string, now: Date) =>
  invitation === undefined ? null : requireUsable(trx, seal, invitation, email, now);

/** An invitation is valid for one registration, of its country. */
function requireFitting({ registration_id, country }: Invitation, known: { id: string; country: string } | undefined) {
  if (registration_id !== null && registration_id !== known?.id) refuse("conflict", "invitation.used");
  if (known && known.country !== country) refuse("conflict", "invitation.otherCountry");
}

/** The open registration of this email address, submitted or not. */
const findOpen = ({ seal }: Core, trx: Db, email: string) =>
  trx.selectFrom("registration").selectAll().where("open_key", "in", emailHashes(seal, email)).executeTakeFirst();

/** Creates a registration, unless a concurrent start has just created one; the unique key decides. */
async function make(core: Core, trx: Db, { name, country, language }: StartInput, email: string, now: Date) {
  const { seal } = core;
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
      accepted_json: JSON.stringify(await keepAcceptedTexts(core, trx)),
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

/** Anyone who has confirmed the email address may correct the name entered earlier. */
async function rename(
  { seal }: Core,
  trx: Db,
  existing: { id: string; owner_sealed: string },
  { name, language }: StartInput,
) {
  const owner = { ...openOwner(seal, existing), name: name.trim() };
  await trx
    .updateTable("registration")
    .set({ owner_sealed: sealOwner(seal, existing.id, owner), language })
    .where("id", "=", existing.id)
    .execute();
}
