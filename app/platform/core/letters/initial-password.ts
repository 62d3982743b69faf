import { wordsIn } from "~/platform/core/words/words-in";
import { layOut, type Letter } from "./letter";
import type { Block, Stationery } from "./letter-parts";

type NewSupplier = {
  number: string;
  supplierCode: string;
  userAccount: string;
  /** Null: the account was there before, and keeps its password. */
  password: string | null;
};

/** Sends a newly registered supplier its account and initial password (§1, stage 4). */
export function initialPassword(
  stationery: Stationery,
  { number, supplierCode, userAccount, password }: NewSupplier,
): Letter {
  const t = wordsIn(stationery.language, "letters");
  const access: Block[] = password
    ? [t("initialPassword.password"), { code: password }, t("initialPassword.validity")]
    : [t("initialPassword.existingAccount")];
  return layOut(stationery, "registrant", {
    subject: t("initialPassword.subject", { number }),
    body: [
      t("initialPassword.opening"),
      {
        facts: [
          [t("initialPassword.supplierCode"), supplierCode],
          [t("initialPassword.account"), userAccount],
        ],
      },
      ...access,
    ],
    link: { label: t("links.signIn"), path: "/workspace" },
  });
}
