import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/tasks";

/** What tasks are called. */
export default {
  preliminaryReview: "Preliminary review: {{company}}",
  internalReview: "Internal review: {{company}}",
  submitCertification: "Submit certification documents",
  changeCertification: "Change the certification documents and submit again",
} satisfies Words<typeof zh>;
