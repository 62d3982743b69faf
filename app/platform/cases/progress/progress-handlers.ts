import type { z } from "zod";
import { progress } from "~/contract";
import type { Core, Context } from "~/platform/core/core";
import { type Handler, handle } from "~/platform/cases/handler";
import { transitions } from "~/rules/onboarding/transitions";
import { countAgainst } from "~/platform/core/rate-limits/count-against";
import { refuse } from "~/platform/core/base/refuse";
import { queriesPerAddress } from "~/platform/core/rate-limits/rates";
import { codeEmail } from "~/platform/core/emails/codes";
import { nothingRegistered } from "~/platform/core/emails/nothing-registered";
import { findCompanyName } from "~/platform/records/registrations/company-name";
import { noteActor } from "~/platform/core/security-events/scope";
import { openRegistrationSession } from "~/platform/records/registrations/registration-session";
import { checkCode, spendCode } from "~/platform/core/verification-codes/confirm-code";
import { emailHashes } from "~/platform/core/contact-keys";
import { requestCode } from "~/platform/core/verification-codes/request-code";
import { loadUsualDays } from "~/platform/records/onboarding/review-times";
import { loadStage } from "~/platform/records/onboarding/stage-view";

/** The calls of the progress query (§7). */
export const progressHandlers = (core: Core): Handler[] => [
  handle(progress.requestCode, (input, context) => requestProgressCode(core, input, context)),
  handle(progress.query, (input, context) => queryProgress(core, input, context)),
  handle(progress.usualDays, async ({ review }, { now }) => ({
    workingDays: await loadUsualDays(core.db, review, now),
  })),
];

type CodeRequest = z.output<typeof progress.requestCode.input>;
type Query = z.output<typeof progress.query.input>;
type ProgressAnswer = z.input<typeof progress.query.answer>;

/** Sends a code for the progress query; an address without a registration gets an email that states this (S-17). */
async function requestProgressCode(core: Core, { email, language }: CodeRequest, context: Context) {
  const emailContext = { ...core.config, language };
  const registration = await findNewest(core, email);
  const request = { email, purpose: "progress" } as const;
  return requestCode(core, context, request, (code) =>
    registration ? codeEmail(emailContext, request, code) : nothingRegistered(emailContext),
  );
}

/** The progress of the newest registration of this email address: number, company and stages, nothing else (S-18). */
async function queryProgress(core: Core, query: Query, { addressGroup, now }: Context): Promise<ProgressAnswer> {
  const subject = core.seal.hash("address", addressGroup);
  await countAgainst(core.db, now, [{ rate: queriesPerAddress, subject }]);
  const challenge = await checkCode(core, now, { ...query, purpose: "progress" });
  await spendCode(core.db, now, challenge);

  const registration = await findNewest(core, query.email);
  if (!registration) return refuse("invalid", "code.wrong");
  noteActor(core.seal, registration.id);
  const mayAct = transitions.some(({ from, by }) => from === registration.state && by === "registrant");
  return {
    number: registration.number,
    // After its answers have been removed, only the name under which it was submitted remains.
    companyName:
      registration.content_removed_at === null
        ? await findCompanyName(core, core.db, registration.id)
        : registration.company_name,
    progress: await loadStage(core, registration),
    registrationToken: mayAct ? await openRegistrationSession(core.db, registration.id, now) : null,
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
