import type { Core } from "~/platform/ground/core";
import type { Tables } from "~/platform/ground/database/schema";
import { accountByEmail } from "~/platform/records/accounts/accounts";
import type { Letter } from "~/platform/ground/letters/letter";
import { initialPassword } from "~/platform/ground/letters/initial-password";
import { openOwner } from "~/platform/records/registrations/owner";
import { letterOf } from "~/platform/lifecycle/follow";
import { planMove } from "~/platform/lifecycle/move-on";
import type { Move, Moved } from "~/platform/records/onboarding/move";

/** Stands for what is made only when the letter is sent. */
const unknown = "••••••••";

/** The letter that a decision would send, with everything checked as if it were taken; null: it sends none. */
export async function previewLetter(core: Core, row: Tables["registration"], move: Move) {
  const planned = await planMove(core, core.db, row, move);
  const { email } = openOwner(core.seal, row);
  const letter = opensSupplier(planned) ? await accountLetter(core, planned, email) : letterOf(core, planned);
  return letter && { to: email, subject: letter.subject, text: letter.text };
}

/** Whether this step makes the supplier's tenant and account. */
const opensSupplier = ({ from, event }: Pick<Moved, "from" | "event">): boolean =>
  from === "preliminaryReview" && event === "approve";

async function accountLetter({ db, seal, config }: Core, planned: Moved, email: string): Promise<Letter> {
  const existingAccount = await accountByEmail(db, seal, email);
  return initialPassword(
    { ...config, language: planned.language },
    {
      number: planned.number ?? "",
      supplierCode: unknown,
      userAccount: existingAccount?.user_account ?? email,
      password: existingAccount ? null : unknown,
    },
  );
}
