import type { z } from "zod";
import type { progress } from "~/contract";
import { transitions } from "~/rules/onboarding/stages";
import type { Core } from "../core";
import { countAgainst } from "../db/rate";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import { queriesPerAddress } from "../limits";
import { nothingRegistered } from "../mail/letters/nothing-registered";
import { progressCode } from "../mail/letters/progress-code";
import { companyNameOf } from "../company/name";
import { noteActor } from "../security-events/scope";
import { openSession } from "../registration/session";
import { checkCode, spendCode } from "../verification/confirm-code";
import { emailHashes } from "../verification/email-key";
import { requestCode } from "../verification/request-code";
import { stageViewOf } from "./stage-view";

type Asked = z.output<typeof progress.requestCode.input>;
type Query = z.output<typeof progress.query.input>;
type Answer = z.input<typeof progress.query.answer>;

/** Sends a code for the progress query; an address without a registration gets a letter that says so (S-17). */
export async function requestProgressCode(core: Core, { email, language }: Asked, context: Context) {
  const stationery = { ...core.config, language };
  const found = await findNewest(core, email);
  return requestCode(core, context, { email, purpose: "progress" }, (code) =>
    found ? progressCode(stationery, code) : nothingRegistered(stationery),
  );
}

/** Where the newest registration of this e-mail stands: number, company and stages, nothing else (S-18). */
export async function queryProgress(core: Core, query: Query, { addressGroup, now }: Context): Promise<Answer> {
  const subject = core.seal.hash("address", addressGroup);
  await countAgainst(core.db, now, [{ rate: queriesPerAddress, subject }]);
  const challenge = await checkCode(core, now, { ...query, purpose: "progress" });
  await spendCode(core.db, now, challenge);

  const found = await findNewest(core, query.email);
  if (!found) return refuse(400, "code.wrong");
  noteActor(core.seal, found.id);
  const mayAct = transitions.some(({ from, by }) => from === found.state && by === "registrant");
  return {
    number: found.number,
    // Once its answers have been removed, the name it was submitted under is what is left.
    companyName: found.content_removed_at === null ? await companyNameOf(core, core.db, found.id) : found.company_name,
    progress: await stageViewOf(core, found),
    registrationToken: mayAct ? await openSession(core.db, found.id, now) : null,
  };
}

const findNewest = ({ db, seal }: Core, email: string) =>
  db
    .selectFrom("registration")
    .selectAll()
    .where("email_hash", "in", emailHashes(seal, email))
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
