import type { Words } from "~/i18n/words";
import type zh from "../zh/home";

/** The home page: what suppliers can do here, the nine stages, the information pages. */
export default {
  title: "Supplier portal",
  hero: {
    kicker: "Supplier portal",
    title: "Great products begin with great partners",
    lead: "Register your company, follow your onboarding and work with {{brand}} day to day, all in one place.",
    register: "Register now",
    progress: "Check progress",
    workspace: "Sign in",
    overseasTitle: "Registered outside China?",
    overseas:
      "Online registration is open to suppliers registered in China. If your company is registered elsewhere, please contact your purchasing manager, who will guide you through onboarding.",
  },
  services: {
    title: "Supplier services",
    register: {
      title: "Online registration",
      text: "Enter your company details and submit them for review. Your answers are saved as you go, and a code by e-mail brings you back to them.",
      scope: "For suppliers registered in China",
      link: "Register now",
    },
    progress: {
      title: "Progress query",
      text: "Get a code at the e-mail address you registered with, then see your stage, the expected date and who acts next.",
      scope: "No account needed",
      link: "Check progress",
    },
    workspace: {
      title: "Workspace",
      text: "See your tasks, announcements and messages, and handle certification and daily business after a single sign-on.",
      scope: "For suppliers with an account",
      link: "Sign in",
    },
  },
  loginCode: {
    title: "Verification code at sign-in",
    text: "From {{date}}, signing in also requires a verification code. It is sent to the e-mail address or phone bound to your account, so please make sure you can receive it there.",
  },
  journey: {
    title: "Nine stages to becoming a qualified supplier",
    lead: "See at a glance who acts at each stage and how long it takes.",
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
  promises: {
    within: "Result within {{time}}",
    password: "Initial password by e-mail",
    automatic: "You then qualify automatically",
  },
  actors: {
    supplier: "You act",
    purchasing: "Purchasing acts",
    system: "Automatic",
    nobody: "Onboarding complete",
  },
  notices: {
    honest: "Integrity business code",
    society: "Social responsibility code",
    question: "Due diligence",
    admittance: "Access guide",
  },
  noticesTitle: "Codes and guides",
  noticesLead: "What we expect of our partners, and what you can expect of us.",
  noticesLabel: "Choose what to read",
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
    lead: "The demo does not send any mail. The 50 most recent letters it would have sent are listed here, newest first.",
    refresh: "Refresh",
    empty: "No letters yet. Request a code or submit a registration, and the letter will appear here.",
    to: "To",
    code: "Code",
    copy: "Copy",
    copied: "Copied",
  },
} satisfies Words<typeof zh>;
