import { formatDay } from "~/rules/format";
import { wordsIn } from "~/platform/core/words/words-in";
import { renderEmail, type Email } from "./render-email";
import type { EmailContext } from "./email-parts";

/** `dueAt`: by when the result is promised, as an instant. The first `round` is 1. */
type Submission = { number: string; dueAt: string; round: number };

/**
 * Confirms that a registration was submitted: its number, what happens next, by when (§1, stage 3). From the second round on it
 * speaks of the changes.
 */
export function registrationReceived(emailContext: EmailContext, { number, dueAt, round }: Submission): Email {
  const t = wordsIn(emailContext.language, "emails");
  const due = formatDay(emailContext.language, dueAt);
  const words = round > 1 ? "received.again" : "received";
  return renderEmail(emailContext, "registrant", {
    subject: t(`${words}.subject`, { number }),
    preview: t("received.preview", { due }),
    body: [
      t(`${words}.opening`, { number }),
      t("received.review", { due }),
      t("received.evidence"),
      t("received.next"),
    ],
    link: { label: t("links.progress"), path: "/progress" },
  });
}
