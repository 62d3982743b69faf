import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/onboarding-emails";

/** Emails to a supplier when its registration moves on. */
export default {
  reason: "Reason",
  withdrawn: {
    subject: "Your registration has been withdrawn",
    subjectWithNumber: "Your registration has been withdrawn ({{number}})",
    opening: "As you requested, your registration has been withdrawn and Procurement will no longer review it.",
    next: "You can register again with the same email address at any time. If you did not withdraw it, call your purchasing manager immediately.",
  },
  registrationReturned: {
    subject: "Your registration {{number}} needs changes",
    opening:
      "Procurement has reviewed your registration. Some details need to be changed or added before we can continue.",
    next: "Use the link below, enter the email address you registered with and the verification code we send you (no account needed) to open the page that needs changing. What needs changing is marked and explained; you do not need to re-enter anything else. Then submit again.",
  },
  registrationRefused: {
    subject: "Your registration {{number}} did not pass the preliminary review",
    opening: "Unfortunately, your registration did not pass the preliminary review.",
    next: "If your circumstances change, you can register again with the same email address. If you have questions, contact your purchasing manager and give your reference number.",
  },
  potential: {
    subject: "Your company is now a potential supplier ({{number}})",
    opening:
      "Your company is now a potential supplier. Procurement will start certification when there is a need and email you. You do not need to do anything now.",
  },
  certificationStarted: {
    subject: "Your certification has started ({{number}})",
    opening:
      "Procurement has started your certification. Sign in, open “{{certification}}” to see what is needed, and submit it.",
  },
  certificationReceived: {
    subject: "We have received your certification documents ({{number}})",
    opening:
      "We have received your certification documents. Expect the result of the internal review by {{due}}. You do not need to do anything until then.",
  },
  certificationReturned: {
    subject: "Your certification documents need changes ({{number}})",
    opening: "The internal review found that your certification documents need to be added to or changed.",
    next: "Sign in, open “{{certification}}”, follow the comments and submit again.",
  },
  certificationRefused: {
    subject: "Your certification was not approved ({{number}})",
    opening: "Unfortunately, your company did not pass certification.",
    next: "If you have questions, contact your purchasing manager and give your reference number.",
  },
  certificationPassed: {
    subject: "Certification passed: mass-production introduction starts ({{number}})",
    opening:
      "Congratulations, your company has passed certification. Mass-production introduction starts now, and you are a restricted supplier until it ends on {{due}}. You then become a qualified supplier automatically.",
  },
  reopened: {
    subject: "Your registration {{number}} is under review again",
    opening:
      "We informed you that your company was not approved. That decision has been reversed and the review has resumed.",
    next: "You do not need to do anything now. We will email you when there is a result.",
  },
  qualified: {
    subject: "Your company is now a qualified supplier ({{number}})",
    opening:
      "Mass-production introduction has ended, so your company is now a qualified supplier. Thank you. We look forward to working with you.",
  },
  yearlyReview: {
    subject: "Yearly review: confirm your company file by {{due}} ({{number}})",
    opening:
      "Once a year we ask you to check your company file. Sign in and open “{{companyFile}}”: if everything is right, confirm it; if something has changed, request a change.",
    next: "You remain a qualified supplier during the review, and our business goes on as usual.",
  },
  blocked: {
    subject: "Your company is blocked as a supplier ({{number}})",
    opening:
      "Two purchasing managers have reviewed our business with you and blocked your company as of today. Procurement places no new orders while this lasts.",
    next: "You can still sign in and update your company file. If you have questions, or have dealt with the reason, contact your purchasing manager.",
  },
  reinstated: {
    subject: "Your company is a qualified supplier again ({{number}})",
    opening:
      "Two purchasing managers have reviewed our business with you and reinstated your company as of today. You are a qualified supplier again.",
    next: "You do not need to do anything.",
  },
  categoriesChanged: {
    subject: "Your qualified categories have changed ({{number}})",
    opening: "Procurement has changed the categories your company is qualified for, as of today.",
    now: "Qualified categories now",
    added: "Added",
    removed: "Removed",
    next: "You do not need to do anything. If you have questions, contact your purchasing manager.",
  },
  retired: {
    subject: "We have ended our business with your company ({{number}})",
    opening: "Procurement has ended the business with your company. Thank you for working with us.",
    next: "You can still sign in and read your company file. To work with us again, register with the same email address.",
  },
} satisfies Words<typeof zh>;
