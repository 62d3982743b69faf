import type { Words } from "~/i18n/words";
import type zh from "../zh/progress";

/** The progress query: two steps, and the progress of a registration. */
export default {
  title: "Onboarding progress",
  lead: "Get a code at the email address you registered with, then see how your onboarding is going.",
  fix: {
    title: "Change your registration",
    lead: "Verify the email address you registered with. You then see what to change.",
  },
  questions: {
    title: "Read the message from Procurement",
    lead: "Verify the email address you registered with. You then see the messages.",
  },
  continue: {
    title: "Continue your registration",
    lead: "Verify the email address you registered with. You then continue where you left off.",
  },
  steps: {
    email: "Your email",
    code: "Enter code",
    result: "See progress",
    label: "Steps",
  },
  email: {
    title: "Which email address did you register with?",
    label: "Registered email address",
    hint: "The address you verified when you registered",
    send: "Send code",
    sending: "Sending…",
  },
  code: {
    title: "Check your inbox",
    sent: "We have sent an email to the address below. If it belongs to a registration, it contains a {{codeDigits}}-digit code that expires in {{codeMinutes}} minutes.",
    label: "Verification code",
    hint: "{{codeDigits}} digits, from the email we sent you",
    query: "Check progress",
    querying: "Checking…",
    other: "Use another email address",
    mailbox: "The demo does not send email. Open the demo mailbox",
  },
  tooManyQueries: "Too many attempts. Try again later.",
  tooManyQueries_one: "Too many attempts. Try again in about {{count}} minute.",
  tooManyQueries_other: "Too many attempts. Try again in about {{count}} minutes.",
  failed: {
    title: "Progress is unavailable right now",
    text: "The system did not respond. Your entries are kept. Try again in a moment.",
  },
  result: {
    unnamed: "Your company",
    number: "Reference number",
    noNumber: "Assigned on submission",
    stageOf: "Stage {{stage}} of {{count}}",
    since: "Started on",
    expected: "Expected date",
    introductionEnds: "The introduction is expected to end on {{day}}",
    confirmBy: "Please confirm by {{day}}",
    noExpected: "No fixed date for this stage",
    day: "Day {{day}} of {{days}}",
    usual_one: "In the last {{months}} months, 90% of registrations were answered within {{count}} working day.",
    usual_other: "In the last {{months}} months, 90% of registrations were answered within {{count}} working days.",
    overdue_one:
      "{{count}} day past the expected date. Contact your purchasing manager and give your reference number.",
    overdue_other:
      "{{count}} days past the expected date. Contact your purchasing manager and give your reference number.",
    next: "Next step by",
    once: "To protect your company, we do not keep this page. If you reload or leave it, you need a new code.",
    again: "Check another registration",
    questionsText: "Write to Procurement and read the answers",
    againText: "With the email address it was submitted with",
    answers: "What you submitted",
    answersText: "Read, print or download as Excel",
    evidenceText: "PDF and archive, with how to verify them",
    withdrawText: "Possible until the review is decided",
    asOf: "As of",
    refresh: "Refresh",
    by: "By {{date}}",
    contact: "Contact",
    timeline: "Onboarding stages",
    reason: "Comments from Procurement",
  },
  next: {
    supplier: "Your company",
    purchasing: "Procurement",
    system: "Automatic",
    nobody: "Nothing to do",
  },
  marks: {
    done: "Done",
    current: "In progress",
    stopped: "Ended",
    ahead: "Not started",
    reached: "Reached",
  },
  states: {
    filling: {
      title: "Not submitted yet",
      text: "Your entries are saved. Continue with the same email address and submit them for review.",
    },
    returned: {
      title: "Your registration needs changes",
      text: "Your purchasing manager has returned it. Make the changes marked and submit it again. You do not need to re-enter anything else.",
    },
    preliminaryReview: {
      title: "Preliminary review in progress",
      text: "A purchasing manager is reviewing your registration. We will email you the result. You do not need to do anything.",
    },
    refused: {
      title: "Not approved",
      text: "If your circumstances change, you can register again with the same email address. If you have questions, contact your purchasing manager.",
    },
    withdrawn: {
      title: "Registration withdrawn",
      text: "Procurement will not review this registration any further. You can register again with the same email address.",
    },
    newlyRegistered: {
      title: "Preliminary review passed",
      text: "We have sent the initial password to your registered email address. Sign in to the workspace within {{passwordHours}} hours and change it.",
    },
    potential: {
      title: "You are a potential supplier",
      text: "When certification starts, we will email you a list of the documents to prepare.",
    },
    certification: {
      title: "Certification documents needed",
      text: "Sign in to the workspace and submit the certification documents. Internal review follows.",
    },
    internalReview: {
      title: "Internal review in progress",
      text: "Your certification documents are being reviewed. We will email you the result. You do not need to do anything.",
    },
    restricted: {
      title: "Mass-production introduction in progress",
      text: "You are a restricted supplier for now. When the introduction ends, you become a qualified supplier automatically.",
    },
    qualified: {
      title: "You are a qualified supplier",
      text: "Onboarding is complete. We look forward to working with you.",
    },
    yearlyReview: {
      title: "Yearly review: please check your company file",
      text: "Sign in to the workspace. If everything is right, confirm it; if something has changed, request a change. You remain a qualified supplier.",
    },
    blockProposed: {
      title: "You are a qualified supplier",
      text: "Onboarding is complete. We look forward to working with you.",
    },
    blocked: {
      title: "Your company is blocked",
      text: "Procurement places no new orders while this lasts. Please act on the reason given. If you have questions, contact your purchasing manager.",
    },
    reinstatementProposed: {
      title: "Your company is blocked",
      text: "Procurement places no new orders while this lasts. Please act on the reason given. If you have questions, contact your purchasing manager.",
    },
    retired: {
      title: "We no longer work together",
      text: "You can still read your company file. To work with us again, register with the same email address.",
    },
  },
  toRegistration: "Continue registration",
  again: "Register again",
  toWorkspace: "Sign in to the workspace",
} satisfies Words<typeof zh>;
