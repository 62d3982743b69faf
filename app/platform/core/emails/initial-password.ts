import { wordsIn } from "~/platform/core/words/words-in";
import { renderEmail, type Email } from "./render-email";
import type { Block, EmailContext } from "./email-parts";

type NewSupplier = {
  number: string;
  supplierCode: string;
  userAccount: string;
  /** Null if the account already existed: it keeps its password. */
  password: string | null;
};

/** Sends a newly registered supplier its account and initial password (§1, stage 4). */
export function initialPassword(
  emailContext: EmailContext,
  { number, supplierCode, userAccount, password }: NewSupplier,
): Email {
  const t = wordsIn(emailContext.language, "emails");
  const access: Block[] = password
    ? [t("initialPassword.password"), { code: password }, t("initialPassword.validity")]
    : [t("initialPassword.existingAccount")];
  return renderEmail(emailContext, "registrant", {
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
