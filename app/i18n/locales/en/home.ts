import type { Words } from "~/i18n/words";
import type zh from "../zh/home";

/** The home page: what suppliers can do here, the nine stages, the information pages. */
export default {
  title: "Supplier portal",
  description:
    "Supplier portal of {{brand}}: register your company, check how your onboarding stands, and read our codes and the access guide. Suppliers with an account sign in to their workspace.",
  textDescription:
    "What {{brand}} expects of its suppliers, in full: integrity and social responsibility codes, due diligence, access guide, agreement and privacy policy.",
  hero: {
    title: "Great products begin with great partners",
    lead: "Register as a supplier of {{brand}} and always know where your onboarding stands.",
    register: "Register now",
    progress: "Check progress",
    overseas: "Registered outside China? Ask your purchasing manager, who will guide you.",
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
      text: "Enter your company details and submit them for review, in as many sittings as you like.",
      scope: "For suppliers registered in China",
      link: "Register now",
    },
    progress: {
      title: "Progress query",
      text: "See your stage, the expected date and who acts next.",
      scope: "No account, just your e-mail",
      link: "Check progress",
    },
    workspace: {
      title: "Workspace",
      text: "After a single sign-on: tasks, announcements and messages, certification and daily business.",
      scope: "For suppliers with an account",
      link: "Sign in",
    },
  },
  continue: {
    title: "Continue a registration",
    text: "Half way through, or sent back to you? Your e-mail takes you to where you were.",
  },
  loginCode: {
    title: "Verification code at sign-in",
    text: "From {{date}}, signing in also requires a code, sent to the e-mail address or phone bound to your account.",
  },
  journey: {
    title: "Nine stages to a qualified supplier",
    lead: "Who acts at each stage, and how long it takes.",
    more: "What happens at each stage",
  },
  stages: {
    agreement: "Sign the agreement",
    filling: "Company information",
    preliminaryReview: "Preliminary review",
    newlyRegistered: "Newly registered supplier",
    potential: "Potential supplier",
    certification: "Supplier certification",
    internalReview: "Internal review",
    introduction: "Mass-production introduction",
    qualified: "Qualified supplier",
  },
  stageTexts: {
    agreement: "Read and accept the registration agreement and the privacy policy.",
    filling: "Enter company, business, contact and bank details, and upload the documents for review.",
    preliminaryReview: "A purchasing manager reviews your registration. You hear the result by e-mail.",
    newlyRegistered: "Your account is set up and you can sign in to the workspace.",
    potential: "You join our pool of potential suppliers until certification begins.",
    certification: "Prepare and hand in the documents that certification asks for.",
    internalReview: "The certification is reviewed and confirmed by a second purchasing manager.",
    introduction: "You take part in mass-production introduction as a restricted supplier.",
    qualified: "You are a qualified supplier, and we work together in full.",
  },
  stageGroups: { register: "Register", onboard: "Onboard", cooperate: "Work together" },
  stageNotes: {
    agreement: "Read and accept it online",
    filling: "About 30 minutes",
    potential: "Until certification starts",
    certification: "Hand in the documents",
    qualified: "We work together in full",
  },
  promises: {
    within: "Result within {{time}}",
    password: "Initial password by e-mail",
    automatic: "You then qualify automatically",
  },
  actors: {
    supplier: "You",
    purchasing: "Purchasing",
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
  noticesLead: "What we expect of partners, and what they can expect of us.",
  text: {
    contents: "On this page",
    print: "Print",
    register: "To the registration",
    open: "Read in full",
    whole: "{{title}} (full text)",
  },
  noticeFailed: {
    title: "This text cannot be shown right now",
    text: "“{{notice}}” did not load. Everything else on this page works. Please try again shortly.",
    retry: "Try again",
  },
  partner: {
    title: "Demo: another system of the company",
    text: "In real use the menu opens the system it names. In the demo this page stands for it.",
    account: "The account in the link:",
  },
  mailbox: {
    title: "Demo mailbox",
    lead: "The demo sends neither mail nor text messages. The 50 most recent ones are listed here, newest first.",
    refresh: "Refresh",
    empty: "No letters yet. Request a code or submit a registration, and the letter will appear here.",
    to: "To",
    sms: "Text message",
    code: "Code",
    copy: "Copy",
    copied: "Copied",
  },
} satisfies Words<typeof zh>;
