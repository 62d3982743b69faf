import type { AnnouncedChange } from "~/rules/change-request/announced-change";
import type { SectionId } from "~/rules/registration/section-ids";
import { wordsIn } from "~/platform/core/words/words-in";
import { renderEmail, type Email } from "./render-email";
import type { EmailRecipient, EmailContext } from "./email-parts";
import { changeFacts } from "./watched-change";

/** The purpose of a code, and the one fact its email names: a masked address or phone. */
export type CodeFor =
  | {
      purpose:
        | "registration"
        | "progress"
        | "colleague"
        | "signIn"
        | "password"
        | "email"
        | "passkey"
        | "authenticator";
    }
  | { purpose: "oldEmail" | "phoneEmail"; fact: string };

const recipients: Record<CodeFor["purpose"], EmailRecipient> = {
  registration: "visitor",
  progress: "registrant",
  colleague: "coworker",
  signIn: "account",
  password: "account",
  email: "visitor",
  oldEmail: "account",
  phoneEmail: "account",
  passkey: "account",
  authenticator: "account",
};

/**
 * The email that carries a code. The code is not in the subject: subjects show on locked screens (S-15). An inbox shows
 * how long the code is valid rather than where to enter it.
 */
export function codeEmail(emailContext: EmailContext, codeFor: CodeFor, code: string): Email {
  const { purpose } = codeFor;
  const t = wordsIn(emailContext.language, "codeEmails");
  const validity = t("validity");
  return renderEmail(emailContext, recipients[purpose], {
    subject: t(`${purpose}.subject`),
    preview: validity,
    body: [
      t(`${purpose}.opening`, { fact: "fact" in codeFor ? codeFor.fact : "" }),
      { code },
      t(`${purpose}.use`, { validity }),
      t(`${purpose}.notYou`),
    ],
  });
}

/**
 * The code required to submit a change of bank details or contacts: the email shows what it confirms, before and after (S-47),
 * with account numbers masked.
 */
export function changeCode(
  emailContext: EmailContext,
  values: AnnouncedChange & { section: SectionId },
  code: string,
): Email {
  const { language } = emailContext;
  const t = wordsIn(language, "codeEmails");
  const section = wordsIn(language, "sections")(values.section);
  const validity = t("validityForChange");
  return renderEmail(emailContext, "account", {
    subject: t("change.subject", { section }),
    preview: validity,
    body: [
      t("change.opening", { section }),
      { code },
      { facts: changeFacts(language, values) },
      t("change.use", { validity }),
      t("change.notYou"),
    ],
  });
}
