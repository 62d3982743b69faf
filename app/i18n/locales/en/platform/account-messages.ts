import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/account-messages";

/** Messages to accounts, in the bell. */
export default {
  /** A decision that was undone by events before it took effect. */
  decisionDropped: {
    title: "Your decision on {{company}} did not take effect",
    body: "The registration of {{company}} changed before your decision took effect, or you no longer have the right to review. Nothing was sent to the supplier. Open the registration and look at it again.",
  },
  /** Messages about a change to the supplier who requested it. */
  change: {
    effective: {
      title: "Change in effect: {{section}}",
      body: "Your change to {{section}} was approved and has taken effect. Your company file is updated.",
    },
    scheduled: {
      title: "Change approved, not yet in effect: {{section}}",
      body_one:
        "Your change to {{section}} was approved by {{count}} person in Procurement. It takes effect in {{coolingHours}} hours. Until then the old details apply.",
      body_other:
        "Your change to {{section}} was approved by {{count}} people in Procurement. It takes effect in {{coolingHours}} hours. Until then the old details apply.",
    },
    refused: {
      title: "Change not approved: {{section}}",
      body: "Your change to {{section}} was not approved. Your company file stays the same. You can correct it and request it again.\n\nReason: {{reason}}",
    },
    ended: {
      title: "Change ended: {{section}}",
      body: "Your company did not pass certification, so your change to {{section}} has ended. Your company file stays the same.",
    },
    stopped: {
      title: "Change stopped: {{section}}",
      body: "Your change to {{section}} has been stopped and frozen. Procurement will call your company to check.",
    },
  },
  /** Why a change ended, worded as on its page. */
  endedWithRegistration: "Onboarding or the business relationship has ended, and the change with it.",
  mention: {
    title: "{{author}} mentioned you in a note",
    body: "{{author}} mentioned you in a note on {{company}} (reference number {{number}}). Open the registration to read it.",
  },
  scorecard: {
    title: "Scorecard for Q{{quarter}} {{year}}: {{total}} points, grade {{grade}}",
    body: "Procurement has entered your company’s scores for Q{{quarter}} {{year}}: {{total}} points in total, grade {{grade}}. Open the status page to see each score.",
  },
  scorecards: {
    title: "Scorecards for {{count}} quarters",
    body: "Procurement has entered your company’s scores for {{count}} quarters. The latest is Q{{quarter}} {{year}}: {{total}} points in total, grade {{grade}}. Open the status page to see each score.",
  },
  categories: {
    title: "Qualified categories changed",
    body: "Procurement has changed the categories your company is qualified for. They are now: {{categories}}. Open the status page to read the reason.",
  },
  sanctionsHit: {
    title: "Possible sanctions match: {{company}}",
    body_one:
      "Since a sanctions list was updated, {{count}} entry may be {{company}} (reference number {{number}}). Open the registration and decide on it.",
    body_other:
      "Since a sanctions list was updated, {{count}} entries may be {{company}} (reference number {{number}}). Open the registration and decide on each of them.",
  },
  blockListMatch: {
    title: "On the block list: {{company}}",
    body: "A super admin has added or changed an entry of the block list. {{company}} (reference number {{number}}) has a number, address or account in common with it. Nothing is blocked: open the registration, read the reason and decide.",
    nameBody:
      "A super admin has added or changed an entry of the block list. {{company}} (reference number {{number}}) has only a name in common with it, which is a hint and no proof. Nothing is blocked: open the registration, read the reason and decide.",
  },
  undelivered: {
    title: "An email to {{company}} did not arrive",
    body: "An email to {{company}} (reference number {{number}}) did not arrive. Open the registration to see why, and send it again.",
  },
  changeToApprove: {
    title: "Change to approve: {{company}} ({{section}})",
    body: "{{company}} has requested a change to {{section}}. Review and decide.",
  },
  fileInfected: {
    title: "A file your company uploaded contained a virus and was deleted",
    body: "Its content has been deleted, and no one can open it. Upload a clean file and check the computer the file was created or stored on.",
  },
} satisfies Words<typeof zh>;
