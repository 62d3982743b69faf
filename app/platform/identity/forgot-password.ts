import { createHash, randomBytes } from "node:crypto";
import type { z } from "zod";
import type { signIn } from "~/contract";
import type { Core } from "../core";
import { countAgainst } from "../db/rate";
import type { Context } from "../http/context";
import { Refused } from "../http/refuse";
import { codePause, codeQuota } from "../limits";
import { passwordCode } from "../mail/letters/password-code";
import { requestCode } from "../verification/request-code";
import { type Account, accountById, findAccount } from "./accounts";
import { findAccountByReplacedEmail, replacedEmails } from "./replaced-email";

type Input = z.output<typeof signIn.forgotPassword.input>;

/**
 * Sends a code for a forgotten password, and to an e-mail replaced lately too: who has taken an account over does not get
 * it alone. Known and unknown accounts are answered alike (S-17): how often one may ask is counted by what was typed, an
 * unknown one gets a code that nobody receives, and other letters to the same e-mail are not let on.
 */
export async function forgotPassword(core: Core, { account: typed }: Input, context: Context) {
  const { db, seal } = core;
  const subject = seal.hash("forgotten", typed.trim().toLowerCase());
  const rates = [codePause("password"), ...codeQuota("password")];
  await countAgainst(
    db,
    context.now,
    rates.map((rate) => ({ rate, subject })),
  );
  const account = await findForgetful(core, typed, context.now);
  const stationery = { ...core.config, language: context.language };
  const copyTo = account ? await replacedEmails(core, account.id, context.now) : [];
  const request = { email: codeAddress(typed, account), purpose: "password" as const, copyTo };
  try {
    return await requestCode(core, context, request, (code) => (account ? passwordCode(stationery, code) : null));
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 429) throw error;
    return { challengeId: randomBytes(16).toString("base64url") };
  }
}

/** The account whose password is forgotten; one whose e-mail was replaced lately is still known by the old one. */
export async function findForgetful(core: Core, typed: string, now: Date): Promise<Account | null> {
  const account = await findAccount(core, typed);
  if (account) return account;
  const id = await findAccountByReplacedEmail(core, typed, now);
  return id === null ? null : accountById(core, id);
}

/** The address a password code belongs to; for an unknown account one that is nobody's. */
export const codeAddress = (typed: string, account: Account | null): string =>
  account?.email ?? `${createHash("sha256").update(typed.trim().toLowerCase()).digest("hex")}@unknown.invalid`;
