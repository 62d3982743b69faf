import { wordsIn } from "~/platform/core/words/words-in";
import type { ReminderKind } from "~/rules/onboarding/promised-dates";
import { layOut, type Letter } from "./letter";
import type { Stationery } from "./letter-parts";

const links = {
  mendWaiting: { label: "links.fixOrWithdraw", path: "/progress" },
  certificationWaiting: { label: "links.signIn", path: "/gcis/certification" },
  yearlyReviewWaiting: { label: "links.signIn", path: "/gcis/company" },
} as const satisfies Record<ReminderKind, object>;

/** Reminds a supplier of what it has not submitted. */
export function reminderLetter(stationery: Stationery, kind: ReminderKind, number: string): Letter {
  const t = wordsIn(stationery.language, "letters");
  const { label, path } = links[kind];
  return layOut(stationery, "registrant", {
    subject: t(`reminders.${kind}.subject`, { number }),
    body: [t(`reminders.${kind}.opening`), t(`reminders.${kind}.next`)],
    link: { label: t(label), path },
  });
}
