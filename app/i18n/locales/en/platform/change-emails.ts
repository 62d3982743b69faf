import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/change-emails";

/** Emails about a watched change to all contacts known before it. */
export default {
  company: "Company",
  /** The kind of change, and the sentences before and after it. */
  what: {
    bank: "bank account",
    contact: "business contacts",
    representative: "legal representative",
    identity: "company identity",
  },
  values: {
    none: "none",
    bank: { current: "Account on file", previous: "Previous account", new: "New account" },
    contact: { current: "Current contacts", previous: "Previous contacts", new: "New contacts" },
    representative: {
      current: "Current legal representative",
      previous: "Previous legal representative",
      new: "New legal representative",
    },
    identity: { current: "Current identity", previous: "Previous identity", new: "New identity" },
  },
  until: { bank: "we pay into the old account", others: "the old details apply" },
  approval: {
    one: "{{approvers}} person in Procurement must approve the change.",
    several: "{{approvers}} people in Procurement must approve the change.",
  },
  proposed: {
    subject: "Someone has requested a change to your company’s {{what}}",
    paragraph: "{{approval}} It takes effect {{bankHours}} hours after that. Until then {{until}}.",
    afterCall:
      "Before anything changes, we call your company on a phone number already on file, and {{approval}} It takes effect {{bankHours}} hours after that. Until then {{until}}.",
  },
  scheduled: {
    subject: "The change to your company’s {{what}} is approved and takes effect in {{bankHours}} hours",
    paragraph: "The change takes effect on {{at}} (Beijing time). Until then {{until}}.",
  },
  stopped: {
    subject: "The change to your company’s {{what}} has been stopped",
    paragraph:
      "The change has been stopped and frozen. As before, {{until}}. Procurement will call your company on a phone number already on file.",
  },
  effective: {
    subject: "The change to your company’s {{what}} has taken effect",
    bank: "We now pay into the new account. If your company did not request this, call your purchasing manager immediately.",
    others:
      "The new details now apply. If your company did not request this, call your purchasing manager immediately.",
  },
  stop: "If your company did not request this, stop it immediately with the link below. You do not need to sign in. The change will be frozen and Procurement alerted.",
  linkClosed: {
    subject: "Your stop link is closed",
    opening:
      "Procurement has spoken to your company by phone and closed the links for stopping changes that were sent to this address. We will still email this address about changes to your company file.",
    next: "If you think this is wrong, call your purchasing manager immediately.",
  },
} satisfies Words<typeof zh>;
