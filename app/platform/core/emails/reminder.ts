import { wordsIn } from "~/platform/core/words/words-in";
import type { ReminderKind } from "~/rules/onboarding/promised-dates";
import { renderEmail, type Email } from "./render-email";
import type { EmailContext } from "./email-parts";

const links = {
  returnedWaiting: { label: "links.fixOrWithdraw", path: "/progress" },
  certificationWaiting: { label: "links.signIn", path: "/gcis/certification" },
  yearlyReviewWaiting: { label: "links.signIn", path: "/gcis/company" },
} as const satisfies Record<ReminderKind, object>;

/** Reminds a supplier of a submission that is still missing. */
export function reminderEmail(emailContext: EmailContext, kind: ReminderKind, number: string): Email {
  const t = wordsIn(emailContext.language, "emails");
  const { label, path } = links[kind];
  return renderEmail(emailContext, "registrant", {
    subject: t(`reminders.${kind}.subject`, { number }),
    body: [t(`reminders.${kind}.opening`), t(`reminders.${kind}.next`)],
    link: { label: t(label), path },
  });
}
