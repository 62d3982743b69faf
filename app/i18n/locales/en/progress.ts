import type { Words } from "~/i18n/words";
import type zh from "../zh/progress";

/** The progress query: two steps, and where a registration stands. */
export default {
  title: "Onboarding progress",
  lead: "Get a code at the e-mail address you registered with, and see how far your onboarding has come.",
  mend: {
    title: "Change your registration",
    lead: "Please confirm the e-mail you registered with. You then come straight to the page to change.",
  },
  continue: {
    title: "Continue your registration",
    lead: "Confirm the e-mail you registered with. You then go on where you stopped.",
  },
  steps: {
    email: "Your e-mail",
    code: "Enter code",
    result: "See progress",
    label: "Steps of the query",
  },
  email: {
    title: "Which e-mail address did you register with?",
    label: "Registered e-mail",
    hint: "The address you confirmed when you registered",
    send: "Send code",
    sending: "Sending…",
  },
  code: {
    title: "Check your inbox",
    sent: "We have sent a message to the address below. If it belongs to a registration, the message contains a {{digits}}-digit code, valid for {{minutes}} minutes.",
    label: "Verification code",
    hint: "The {{digits}} digits from the message",
    query: "Check progress",
    querying: "Checking…",
    other: "Use another e-mail",
    mailbox: "The demo sends no mail: open the demo mailbox",
  },
  tooManyQueries: "Too many queries. Please try again in about {{minutes}} min",
  failed: {
    title: "The query is not available right now",
    text: "The system did not answer. What you typed is still here, so please try again in a moment.",
  },
  result: {
    title: "Your progress",
    unnamed: "Your company",
    number: "Registration number",
    noNumber: "Assigned on submission",
    stage: "Current stage",
    stageOf: "Stage {{stage}} of {{count}}",
    since: "Since",
    expected: "Expected by",
    introductionEnds: "The introduction is expected to end on {{day}}",
    noExpected: "No fixed date for this stage",
    day: "Day {{day}} of {{days}}",
    overdue: "Past the expected date (days: {{days}}). Please contact your purchasing manager.",
    next: "Who acts next",
    once: "To protect your company, this page is not kept. After a reload, or when you come back, please ask for a new code.",
    again: "New query",
    answers: "What you submitted",
    home: "Back to home",
    timeline: "Onboarding stages",
    reason: "What purchasing says",
  },
  next: {
    supplier: "Your company",
    purchasing: "Purchasing",
    system: "Happens automatically",
    nobody: "Nothing left to do",
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
      text: "Your answers are saved. Continue with the same e-mail address and submit them for review.",
    },
    returned: {
      title: "Your registration needs changes",
      text: "The purchasing manager has returned it. Please make the changes that are marked and submit it again; nothing else needs filling in.",
    },
    preliminaryReview: {
      title: "Preliminary review under way",
      text: "A purchasing manager is reviewing your registration. The result comes by e-mail; there is nothing you need to do.",
    },
    refused: {
      title: "Not approved",
      text: "Should things change, you can register again with the same e-mail. If you have questions, ask your purchasing manager.",
    },
    withdrawn: {
      title: "Withdrawn",
      text: "Purchasing does not look at this registration any more. You can register again with the same e-mail.",
    },
    newlyRegistered: {
      title: "Preliminary review passed",
      text: "The initial password was sent to your registered e-mail address. Please sign in to the workspace soon and change it.",
    },
    potential: {
      title: "You are a potential supplier",
      text: "When certification starts, you will receive an e-mail listing the documents to prepare.",
    },
    certification: {
      title: "Certification documents needed",
      text: "Please sign in to the workspace and hand in the certification documents. Internal review follows.",
    },
    internalReview: {
      title: "Internal review under way",
      text: "Your certification is being reviewed. The result comes by e-mail; there is nothing you need to do.",
    },
    restricted: {
      title: "Mass-production introduction under way",
      text: "You are a restricted supplier for now. When the introduction ends, you become a qualified supplier automatically.",
    },
    qualified: {
      title: "You are a qualified supplier",
      text: "Onboarding is complete. We look forward to working with you.",
    },
  },
  toRegistration: "Continue registration",
  again: "Register again",
  toWorkspace: "Sign in to the workspace",
} satisfies Words<typeof zh>;
