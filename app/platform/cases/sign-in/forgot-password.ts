import { createHash, randomBytes } from "node:crypto";
import type { z } from "zod";
import type { signIn } from "~/contract";
import type { Core, Context } from "~/platform/ground/core";
import { countAgainst } from "~/platform/ground/database/rate";
import { RefusalError } from "~/platform/ground/base/refuse";
import { codePause, codeQuota } from "~/platform/ground/settings/rates";
import { codeLetter } from "~/platform/ground/letters/codes";
import { requestCode } from "~/platform/ground/codes/request-code";
import { type Account, accountById, findAccount } from "~/platform/records/accounts/accounts";
import { findAccountByReplacedEmail, replacedEmails } from "~/platform/records/accounts/replaced-email";

type Input = z.output<typeof signIn.forgotPassword.input>;

/**
 * Sends a code for a forgotten password, and to an e-mail replaced lately too: who has taken an account over does not get
 * it alone. Known and unknown accounts are answered alike (S-17): how often one may ask is counted by what was typed, an
 * unknown one gets a code that nobody receives, and other letters to the same e-mail are not let on.
 */
export async function forgotPassword(core: Core, { account: input }: Input, context: Context) {
  const { db, seal } = core;
  const subject = seal.hash("forgotten", input.trim().toLowerCase());
  const rates = [codePause("password"), ...codeQuota("password")];
  await countAgainst(
    db,
    context.now,
    rates.map((rate) => ({ rate, subject })),
  );
  const account = await findForgetful(core, input, context.now);
  const stationery = { ...core.config, language: context.language };
  const copyTo = account ? await replacedEmails(core, account.id, context.now) : [];
  const request = { email: codeAddress(input, account), purpose: "password" as const, copyTo };
  try {
    return await requestCode(core, context, request, (code) =>
      account ? codeLetter(stationery, request, code) : null,
    );
  } catch (error) {
    if (!(error instanceof RefusalError) || error.kind !== "tooMany") throw error;
    return { challengeId: randomBytes(16).toString("base64url") };
  }
}

/** The account whose password is forgotten; one whose e-mail was replaced lately is still known by the old one. */
export async function findForgetful(core: Core, input: string, now: Date): Promise<Account | null> {
  const account = await findAccount(core, input);
  if (account) return account;
  const id = await findAccountByReplacedEmail(core, input, now);
  return id === null ? null : accountById(core, id);
}

/** The address a password code belongs to; for an unknown account one that is nobody's. */
export const codeAddress = (input: string, account: Account | null): string =>
  account?.email ?? `${createHash("sha256").update(input.trim().toLowerCase()).digest("hex")}@unknown.invalid`;
