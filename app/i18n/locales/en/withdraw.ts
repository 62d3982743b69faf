import type { Words } from "~/i18n/words";
import type zh from "../zh/withdraw";

/** The page that withdraws a registration. */
export default {
  title: "Withdraw your registration?",
  number: "Reference number: {{number}}",
  review: "Procurement will no longer review it.",
  answers: "Your answers are not copied to a new registration.",
  again: "You can register again with the same email at any time.",
  confirm: "Withdraw registration",
  busy: "Withdrawing…",
  keep: "Keep registration",
  decided:
    "Procurement has already made a decision on this registration, so it cannot be withdrawn. Check your progress.",
} satisfies Words<typeof zh>;
