import type { Core } from "../core";
import type { Tables } from "../db/schema";
import { accountByEmail } from "../identity/accounts";
import { initialPasswordSeconds } from "../limits";
import type { Letter } from "../mail/letter";
import { initialPassword } from "../mail/letters/initial-password";
import { openOwner } from "../registration/owner";
import { letterOf } from "./effects";
import { type Move, type Moved, planMove } from "./move-on";

const hour = 3600;
/** Stands for what is made only when the letter is sent. */
const unknown = "••••••••";

/** The letter that a decision would send, with everything checked as if it were taken; null: it sends none. */
export async function previewLetter(core: Core, row: Tables["registration"], move: Move) {
  const moved = await planMove(core, core.db, row, move);
  const { email } = openOwner(core.seal, row);
  const letter = opensSupplier(moved) ? await accountLetter(core, moved, email) : letterOf(core, moved);
  return letter && { to: email, subject: letter.subject, text: letter.text };
}

/** Whether this step makes the supplier's tenant and account. */
const opensSupplier = ({ from, event }: Pick<Moved, "from" | "event">): boolean =>
  from === "preliminaryReview" && event === "approve";

async function accountLetter({ db, seal, config }: Core, moved: Moved, email: string): Promise<Letter> {
  const known = await accountByEmail(db, seal, email);
  return initialPassword(
    { ...config, language: moved.language },
    {
      number: moved.number ?? "",
      supplierCode: unknown,
      userAccount: known?.user_account ?? email,
      password: known ? null : unknown,
      hours: initialPasswordSeconds / hour,
    },
  );
}
