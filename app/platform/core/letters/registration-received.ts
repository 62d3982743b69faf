import { formatDay } from "~/rules/format";
import { wordsIn } from "~/platform/core/words/words-in";
import { layOut, type Letter } from "./letter";
import type { Stationery } from "./letter-parts";

/** `dueAt`: by when the result is promised, as an instant. */
type Submission = { number: string; dueAt: string };

/** Confirms that a registration was submitted: its number, what happens next, by when (§1, stage 3). */
export function registrationReceived(stationery: Stationery, { number, dueAt }: Submission): Letter {
  const t = wordsIn(stationery.language, "letters");
  const due = formatDay(stationery.language, dueAt);
  return layOut(stationery, "registrant", {
    subject: t("received.subject", { number }),
    preview: t("received.preview", { due }),
    body: [
      t("received.opening", { number }),
      t("received.review", { due }),
      t("received.evidence"),
      t("received.next"),
    ],
    link: { label: t("links.progress"), path: "/progress" },
  });
}
