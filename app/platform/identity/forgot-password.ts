import { createHash, randomBytes } from "node:crypto";
import type { z } from "zod";
import type { signIn } from "~/contract";
import type { Core } from "../core";
import { countAgainst } from "../db/rate";
import type { Context } from "../http/context";
import { Refused } from "../http/refuse";
import { codesPerEmail } from "../limits";
import { passwordCode } from "../mail/letters/password-code";
import { requestCode } from "../verification/request-code";
import { type Account, findAccount } from "./accounts";

type Input = z.output<typeof signIn.forgotPassword.input>;

/**
 * Sends a code for a forgotten password. Known and unknown accounts are answered alike (S-17): how often one may ask is
 * counted by what was typed, an unknown one gets a code that nobody receives, and other letters to the same e-mail are
 * not let on.
 */
export async function forgotPassword(core: Core, { account: typed }: Input, context: Context) {
  const { db, seal } = core;
  const subject = seal.hash("forgotten", typed.trim().toLowerCase());
  await countAgainst(
    db,
    context.now,
    codesPerEmail.map((rate) => ({ rate, subject })),
  );
  const account = await findAccount(core, typed);
  const stationery = { ...core.config, language: context.language };
  const asked = { email: codeAddress(typed, account), purpose: "password" as const };
  try {
    return await requestCode(core, context, asked, (code) => (account ? passwordCode(stationery, code) : null));
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 429) throw error;
    return { challengeId: randomBytes(16).toString("base64url") };
  }
}

/** The address a password code belongs to; for an unknown account one that is nobody's. */
export const codeAddress = (typed: string, account: Account | null): string =>
  account?.email ?? `${createHash("sha256").update(typed.trim().toLowerCase()).digest("hex")}@unknown.invalid`;
