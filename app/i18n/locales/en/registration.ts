import type { Words } from "~/i18n/words";
import type zh from "../zh/registration";

/** The registration's own screens, around the seven tabs. */
export default {
  resumeHint: "You can leave at any time and go on from any device by confirming {{email}}.",
  leave: "Leave the registration",
  tasks: {
    title: "Your registration",
    done: "{{done}} of {{all}} complete",
    notStarted: "Not started",
    inProgress: "In progress",
    toMend: "{{count}} to correct",
    complete: "Complete",
  },
  before: {
    title: "Register as a supplier",
    lead: "Registering takes about 30 minutes. You can do it in several sittings: what you enter is saved automatically.",
    countryTitle: "Where is your company registered?",
    countrySearch: "Find a country or region",
    elsewhereTitle: "Online registration is open to companies registered in China",
    elsewhere:
      "Please contact your purchasing manager, who will take you through admission. If you chose the wrong country, choose again below.",
    neededTitle: "Have these at hand",
    neededLead: "You can start without them and add what is missing later.",
    needed: {
      licence: "A scan of the business licence and the unified social credit code",
      numbers: "The D-U-N-S number and the small or medium enterprise id",
      bank: "The bank account for payments and its CNAPS code",
      turnover: "Turnover of the last three years and your main customers",
      people: "Shareholders, core personnel and business contacts",
      certificates: "Management system certificates, where you have them",
    },
    agreementTitle: "Read and agree",
    start: "Agree and start",
    back: "Back to the home page",
  },
  start: {
    title: "Confirm your e-mail",
    lead: "Then you can start. If this e-mail has an unfinished registration, you go on where you stopped.",
    send: "Send the code",
    sendAgain: "Send another code",
    sent: "A code is on its way to {{email}} and works for 10 minutes. Nothing there? Check the spam folder, or send another after a minute.",
    begin: "Start",
  },
  review: {
    title: "Check and submit",
    ready: "Everything is filled in. Check your answers, then submit.",
    notReady: "Still to complete or correct: {{count}}. Each line below takes you to its place.",
    change: "Change",
    changeNamed: "Change: {{section}}",
    yes: "Yes",
    submit: "Submit the registration",
    submitting: "Submitting…",
    later: "Submit later",
    after: "Once submitted, your answers cannot be changed unless the purchasing manager returns them to you.",
  },
  success: {
    title: "Your registration is in",
    number: "Registration number",
    nextTitle: "What happens next",
    letter: "A confirmation with your registration number is on its way to {{email}}.",
    review: "The purchasing manager reviews your registration. Expect the result by {{date}} (within two weeks).",
    account: "Once it is approved, an initial password is sent to the same e-mail.",
    progress: "Check my progress",
    home: "Back to the home page",
  },
} satisfies Words<typeof zh>;
