import type { z } from "zod";
import type { colleagues } from "~/contract";
import { recordAudit } from "~/platform/core/audit";
import { refuse } from "~/platform/core/base/refuse";
import { isSecret } from "~/platform/core/base/secret";
import type { Core, Context } from "~/platform/core/core";
import type { Tables } from "~/platform/core/database/schema";
import { codeEmail } from "~/platform/core/emails/codes";
import { countAgainst } from "~/platform/core/rate-limits/count-against";
import { colleagueLooks } from "~/platform/core/rate-limits/rates";
import { noteActor } from "~/platform/core/security-events/scope";
import { checkCode, spendCode } from "~/platform/core/verification-codes/confirm-code";
import { requestCode } from "~/platform/core/verification-codes/request-code";
import { maskedEmail } from "~/rules/identifiers/masked-email";
import { type TabColleague, noteSeen, requireLinkedColleague, stateNow } from "~/platform/records/colleagues/colleague";
import { findCompanyName } from "~/platform/records/registrations/company-name";
import { openOwner } from "~/platform/records/registrations/find-registration";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { endRegistrationSession, openRegistrationSession } from "~/platform/records/registrations/registration-session";
import { isOpenToColleagues, requireOpenToColleagues } from "./require-open";

type LookInput = z.output<typeof colleagues.look.input>;
type LookAnswer = z.input<typeof colleagues.look.answer>;
type CodeInput = z.output<typeof colleagues.requestCode.input>;
type EnterInput = z.output<typeof colleagues.enter.input>;
type EnterAnswer = z.input<typeof colleagues.enter.answer>;

/** The invitation behind a link. Loading it has no effect, because mail scanners open links too. */
export async function lookAtColleagueLink(core: Core, { token }: LookInput, context: Context): Promise<LookAnswer> {
  const { colleague, registration } = await findLinked(core, token, context);
  const isExpired = stateNow(colleague, context.now) === "expired";
  return {
    companyName: await findCompanyName(core, core.db, registration.id),
    invitedBy: openOwner(core.seal, registration).name,
    name: colleague.name,
    email: maskedEmail(colleague.email),
    sections: [...colleague.sections],
    expiresAt: colleague.expiresAt,
    standing: isOpenToColleagues(registration.state) ? (isExpired ? "expired" : "open") : "over",
  };
}

/** Sends a code to the invited address only. */
export async function requestColleagueCode(core: Core, { token, language }: CodeInput, context: Context) {
  const { email } = await requireUsable(core, token, context);
  const request = { email, purpose: "colleague" } as const;
  return requestCode(core, context, request, (code) => codeEmail({ ...core.config, language }, request, code));
}

/** Opens a session for the colleague, and ends any other session of this browser. */
export async function enterColleague(core: Core, input: EnterInput, context: Context): Promise<EnterAnswer> {
  const { now } = context;
  const colleague = await requireUsable(core, input.token, context);
  const attempt = { ...input, email: colleague.email, purpose: "colleague" } as const;
  const challenge = await checkCode(core, now, attempt);
  return core.db.transaction().execute(async (trx) => {
    await spendCode(trx, now, challenge);
    const registration = await lockRegistration(trx, colleague.registrationId);
    requireOpenToColleagues(registration);
    // The registrant may have removed them since the code was sent.
    await requireLinkedColleague({ ...core, db: trx }, input.token);
    await endRegistrationSession({ ...core, db: trx }, context.registrationToken, now);
    await noteSeen(trx, colleague.id, now);
    await recordAudit(trx, {
      at: now,
      actor: `colleague:${colleague.id}`,
      action: "colleague.enter",
      subject: `registration:${registration.id}`,
    });
    noteActor(core.seal, colleague.id);
    const registrationToken = await openRegistrationSession(trx, registration.id, now, colleague.id);
    return { registrationToken, submitted: registration.state !== "filling" };
  });
}

/** The colleague behind a link that can still be used. */
async function requireUsable(core: Core, token: string, context: Context): Promise<TabColleague> {
  const { colleague, registration } = await findLinked(core, token, context);
  requireOpenToColleagues(registration);
  if (stateNow(colleague, context.now) === "expired") refuse("gone", "colleague.expired");
  return colleague;
}

type Linked = { colleague: TabColleague; registration: Tables["registration"] };

/** The colleague behind a link. Each lookup is counted, so that links cannot be guessed. */
async function findLinked(core: Core, token: string, { addressGroup, now }: Context): Promise<Linked> {
  const { db, seal } = core;
  if (!isSecret(token)) refuse("unknown", "colleague.unknown");
  await countAgainst(db, now, [{ rate: colleagueLooks, subject: seal.hash("address", addressGroup) }]);
  const colleague = await requireLinkedColleague(core, token);
  const registration = await db
    .selectFrom("registration")
    .selectAll()
    .where("id", "=", colleague.registrationId)
    .executeTakeFirstOrThrow();
  return { colleague, registration };
}
