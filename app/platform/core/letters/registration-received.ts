import { formatDay } from "~/rules/format";
import { wordsIn } from "~/platform/core/words/words-in";
import { layOut, type Letter } from "./letter";
import type { Stationery } from "./letter-parts";

/** `dueAt`: by when the result is promised, as an instant. The first `round` is 1. */
type Submission = { number: string; dueAt: string; round: number };

/**
 * Confirms that a registration was submitted: its number, what happens next, by when (§1, stage 3). From the second round on it
 * speaks of the changes.
 */
export function registrationReceived(stationery: Stationery, { number, dueAt, round }: Submission): Letter {
  const t = wordsIn(stationery.language, "letters");
  const due = formatDay(stationery.language, dueAt);
  const words = round > 1 ? "received.again" : "received";
  return layOut(stationery, "registrant", {
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
