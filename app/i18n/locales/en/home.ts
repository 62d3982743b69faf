import type { Words } from "~/i18n/words";
import type zh from "../zh/home";

/** The home page: what suppliers can do here, the nine stages, the information pages. */
export default {
  title: "Supplier portal",
  description:
    "{{brand}} supplier portal: register your company, check your onboarding progress, and read our codes and the access guide. Suppliers with an account can sign in to their workspace.",
  textDescription:
    "What {{brand}} expects of its suppliers, in full: integrity and social responsibility codes, due diligence, access guide, registration agreement and privacy policy.",
  hero: {
    title: "Great products begin with great partners",
    lead: "Register as a supplier of {{brand}} and follow your onboarding, all in one place.",
    register: "Register now",
    progress: "Check progress",
    overseas:
      "Registered outside mainland China? Contact your purchasing manager, who will guide you through onboarding.",
  },
  card: {
    title: "Onboarding",
    stage: "Stage {{at}} of {{of}}",
    agreement: "Agreement signed",
    filling: "Information submitted",
    waiting: "With your purchasing manager",
  },
  services: {
    title: "Supplier services",
    register: {
      title: "Online registration",
      text: "Enter your company details and submit them for review. Your entries are saved automatically, so you can do it in several sessions.",
      scope: "For companies registered in mainland China",
      link: "Register now",
    },
    progress: {
      title: "Check progress",
      text: "See your stage, the expected date and who acts next.",
      scope: "No account needed, just your email",
      link: "Check progress",
    },
    workspace: {
      title: "Workspace",
      text: "See your tasks, notices and messages, and handle certification and day-to-day business. Sign in once to reach all linked systems.",
      scope: "For suppliers with an account",
      link: "Sign in",
    },
  },
  continue: {
    title: "Continue a registration",
    text: "Halfway through, or returned for changes? Enter your email and continue where you left off.",
  },
  loginCode: {
    title: "Verification code at sign-in",
    text: "From {{date}}, you will also need a verification code to sign in. We send it to the email address or phone linked to your account, so make sure you can receive it.",
  },
  journey: {
    title_one: "{{count}} stage to become a qualified supplier",
    title_other: "{{count}} stages to become a qualified supplier",
    lead: "Who acts at each stage, and how long it takes.",
    more: "What happens at each stage",
  },
  stages: {
    agreement: "Sign the registration agreement",
    filling: "Fill in company information",
    preliminaryReview: "Preliminary review",
    newlyRegistered: "Newly registered supplier",
    potential: "Potential supplier",
    certification: "Supplier certification",
    internalReview: "Internal review",
    introduction: "Mass-production introduction",
    qualified: "Qualified supplier",
  },
  stageTexts: {
    agreement: "Read and agree to the registration agreement and the privacy policy.",
    filling: "Enter company, business, contact and bank details, and upload the review attachments.",
    preliminaryReview: "A purchasing manager reviews your registration. We email you the result.",
    newlyRegistered: "Your account is set up and you can sign in to the workspace.",
    potential: "You join our pool of potential suppliers until Procurement starts certification.",
    certification: "Prepare and submit the documents required for certification.",
    internalReview: "A second purchasing manager reviews the certification documents.",
    introduction: "You take part in mass-production introduction as a restricted supplier.",
    qualified: "You are a qualified supplier and can do all types of business with us.",
  },
  stageGroups: { register: "Register", onboard: "Onboard", cooperate: "Work together" },
  stageNotes: {
    agreement: "Read it and agree online",
    filling: "About {{registrationMinutes}} minutes",
    potential: "Until certification starts",
    certification: "Submit the documents",
    qualified: "Open for all business",
  },
  promises: {
    within: "Result within {{time}}",
    password: "Initial password sent by email",
    automatic: "Then you qualify automatically",
  },
  actors: {
    supplier: "You",
    purchasing: "Procurement",
    system: "Automatic",
  },
  notices: {
    honest: "Integrity business code",
    society: "Social responsibility code",
    question: "Due diligence",
    admittance: "Access guide",
  },
  gists: {
    honest: "Gifts, conflicts of interest, reporting and rewards",
    society: "Labour, health and safety, environment",
    question: "What we check, and why",
    admittance: "What to prepare, from registration to qualified",
  },
  noticeLength: "{{parts}} sections · {{minutes}} min",
  noticesTitle: "Codes and guides",
  noticesLead: "Before you register, see what we expect of our suppliers.",
  text: {
    contents: "On this page",
    print: "Print",
    register: "Go to registration",
    open: "Read in full",
    whole: "{{title}} (full text)",
  },
  noticeFailed: {
    title: "This content cannot be shown right now",
    text: "“{{notice}}” did not load. Everything else on this page works. Try again shortly.",
    retry: "Try again",
  },
  partner: {
    title: "Demo: another company system",
    text: "In a live system, this menu opens the other system. In the demo, this page takes its place.",
    account: "Account passed with the link:",
  },
  mailbox: {
    title: "Demo mailbox",
    lead: "The demo does not send emails or text messages. The {{mailboxSize}} most recent ones are listed here, newest first.",
    refresh: "Refresh",
    empty: "No emails yet. Request a code or submit a registration, and the email appears here.",
    to: "To",
    sms: "Text message",
    html: "The email as a mail program shows it",
    code: "Code",
    copy: "Copy",
    copied: "Copied",
  },
} satisfies Words<typeof zh>;
