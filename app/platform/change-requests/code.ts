import type { z } from "zod";
import type { changeRequests } from "~/contract";
import { announcedValues } from "~/rules/change-request/announced";
import type { Typed } from "~/rules/typed";
import { requireCompany } from "../company/supplier";
import type { Core } from "../core";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import { accountById } from "../identity/accounts";
import type { Actor } from "../identity/actor";
import { maskedEmail } from "../identity/masked-email";
import { stepUpSeconds } from "../limits";
import { changeCode } from "../mail/letters/change-code";
import { checkCode, spendCode } from "../verification/confirm-code";
import { requestCode } from "../verification/request-code";
import { becomeProposed } from "./become-proposed";
import { requireFree } from "./check";
import { type Change, openChallenge, openContents, sealPart } from "./contents";
import { lockChange, requireOwn } from "./find";
import { sectionNames } from "./section-names";
import { requireStep } from "./step";
import { requireUnchanged } from "./unchanged";

type Asked = Context & { actor: Actor };
type Confirmation = z.output<typeof changeRequests.confirm.input>;
type Answer = z.input<typeof changeRequests.confirm.answer>;

/** Sends the code that confirms this change and no other; answers where it went, masked. */
export async function sendChangeCode(core: Core, change: Change, asked: Asked): Promise<string> {
  const { db, seal, config } = core;
  const { email } = await accountById(core, change.submitter_id);
  const { before, after } = openContents(seal, change);
  const { section_id: section } = change;
  const confirmed = {
    section: sectionNames[section],
    isBank: section === "bank",
    before: announcedValues(section, before as Typed),
    after: announcedValues(section, after as Typed),
  };
  const stationery = { ...config, language: asked.language };
  const request = {
    email,
    purpose: "change" as const,
    accountId: change.submitter_id,
    lifeSeconds: stepUpSeconds,
  };
  const { challengeId } = await requestCode(core, asked, request, (code) => changeCode(stationery, confirmed, code));
  await db
    .updateTable("change_request")
    .set({ challenge_sealed: sealPart(seal, change.id, "challenge", challengeId) })
    .where("id", "=", change.id)
    .where("state", "=", "awaitingCode")
    .execute();
  return maskedEmail(email);
}

/** Sends it again. */
export async function sendCodeAgain(core: Core, changeId: string, asked: Asked): Promise<{ codeSentTo: string }> {
  const change = await ownChange(core, changeId, asked.actor);
  requireStep(change, "confirm");
  return { codeSentTo: await sendChangeCode(core, change, asked) };
}

/** The code is right: the change is proposed, if nothing has come between. */
export async function confirm(core: Core, { changeId, code }: Confirmation, { actor, now }: Asked): Promise<Answer> {
  const asked = await ownChange(core, changeId, actor);
  requireStep(asked, "confirm");
  const challengeId = openChallenge(core.seal, asked) ?? refuse(400, "code.wrong");
  const { email } = await accountById(core, actor.accountId);
  const spent = await checkCode(core, now, { email, code, challengeId, purpose: "change" });
  const proposed = await core.db.transaction().execute(async (trx) => {
    const locked = await lockChange(trx, asked);
    requireStep(locked.change, "confirm");
    await spendCode(trx, now, spent);
    const { section_id: section, registration_id: registrationId } = locked.change;
    await requireFree(trx, { registrationId, section, now });
    await requireUnchanged(core, trx, locked.change);
    return becomeProposed(core, trx, locked, actor, now);
  });
  core.letterWaits();
  return { changeId, state: proposed.state, codeSentTo: null };
}

async function ownChange(core: Core, changeId: string, actor: Actor): Promise<Change> {
  const { id } = await requireCompany(core, actor);
  return requireOwn(core.db, id, actor.accountId, changeId);
}
