import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/corrective-actions";

/** Emails and messages about corrective actions. */
export default {
  emails: {
    request: {
      subject: "Corrective action {{number}}: please answer by {{day}}",
      opening:
        "Purchasing has requested corrective action {{number}} from your company. Your answer is due by {{day}}.",
      next: "Sign in to read what is required, describe what you have done, and upload evidence.",
    },
    return: {
      subject: "Corrective action {{number}} returned: please answer again by {{day}}",
      opening: "Purchasing has returned your answer to corrective action {{number}}. The new due date is {{day}}.",
      next: "Sign in to read why, add what is missing, and submit your answer again.",
    },
    reschedule: {
      subject: "Corrective action {{number}} is now due by {{day}}",
      opening: "Purchasing has changed the due date of corrective action {{number}} to {{day}}.",
      next: "Sign in to read the reason, and answer by that date.",
    },
    close: {
      subject: "Corrective action {{number}} closed",
      opening: "Purchasing has accepted your answer to corrective action {{number}} and closed it.",
      next: "There is nothing more for you to do.",
    },
    withdraw: {
      subject: "Corrective action {{number}} withdrawn",
      opening: "Purchasing has withdrawn corrective action {{number}}.",
      next: "Sign in to read the reason. There is nothing more for you to do.",
    },
    reminder: {
      subject: "Please answer corrective action {{number}} by {{day}}",
      opening: "Your company has not answered corrective action {{number}} yet. It is due by {{day}}.",
      next: "Sign in to describe what you have done and upload evidence. If you need more time, contact your purchasing manager soon.",
    },
    late: {
      subject: "Corrective action {{number}} is overdue",
      opening: "Your company has not answered corrective action {{number}}, which was due by {{day}}.",
      next: "Sign in and answer as soon as you can, or contact your purchasing manager.",
    },
  },
  message: {
    next: "Open the corrective action for details.",
    answered: {
      title: "{{company}} has answered corrective action {{number}}",
      body: "The supplier has submitted its answer to corrective action {{number}}. Review it, then close or return it.",
    },
    late: {
      title: "Corrective action {{number}} is overdue",
      body: "The supplier did not answer corrective action {{number}} by {{day}}. We have sent a reminder. Contact the supplier if necessary.",
    },
  },
} satisfies Words<typeof zh>;
