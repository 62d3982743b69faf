import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/tasks";

/** The names of tasks. */
export default {
  preliminaryReview: "Preliminary review: {{company}}",
  internalReview: "Internal review: {{company}}",
  submitCertification: "Submit certification documents",
  changeCertification: "Change the certification documents and submit again",
  yearlyReview: "Yearly review: check and confirm your company file",
  answerCorrectiveAction: "Answer corrective action {{number}}",
  reviewCorrectiveAction: "Review the answer to corrective action {{number}}",
  blockProposed: "Confirm block: {{company}}",
  reinstatementProposed: "Confirm reinstatement: {{company}}",
} satisfies Words<typeof zh>;
