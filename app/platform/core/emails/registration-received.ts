import { formatDay } from "~/rules/format";
import { wordsIn } from "~/platform/core/words/words-in";
import { renderEmail, type Email } from "./render-email";
import type { EmailContext } from "./email-parts";

/** `dueAt`: the instant by which the result is promised. The first `round` is 1. */
type Submission = { number: string; dueAt: string; round: number };

/**
 * Confirms that a registration was submitted: its number, the next step and its deadline (§1, stage 3). From the second
 * round on, it refers to the changes.
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
