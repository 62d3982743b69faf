import type { Words } from "~/i18n/words";
import type zh from "../zh/stop-change";

/** The page behind the link that stops a change of the company file: read by people who have no account. */
export default {
  title: "Stop a change",
  unknown: {
    title: "This link is not valid",
    text: "Check that the link is complete. If you think someone is changing your company’s details, call your purchasing manager immediately.",
  },
  open: {
    title: "Stop this change?",
    text: "Someone requested a change to your company’s {{what}}. If it was not your company, stop the change with the button below.",
    after:
      "The change will be frozen and the old details stay in use. Procurement is alerted immediately and will call your company.",
    leave: "If your company requested it, you do not need to do anything. Close this page.",
  },
  stopped: {
    title: "Change stopped",
    text: "The change is frozen and the old details stay in use. Procurement has been alerted and will call your company on a number already on file.",
    next: "If you think someone has access to your account, change the password immediately and tell your purchasing manager.",
  },
  effective: {
    title: "The change has taken effect",
    text: "It can no longer be stopped with this link. If your company did not request it, call your purchasing manager immediately.",
  },
  closed: {
    title: "This link is closed",
    text: "Procurement has spoken to your company by phone and closed the stop link sent to this address. If you think this is wrong, call your purchasing manager immediately.",
  },
  what: {
    bank: "bank account",
    contact: "business contacts",
    representative: "legal representative",
    identity: "company identity",
  },
  over: {
    title: "This change has ended",
    text: "It has not taken effect and will not. You do not need to do anything.",
  },
  company: "Company",
  before: "Current",
  after: "New",
  none: "None",
  proposedAt: "Requested on",
  approvedAt: "Approved on",
  effectiveAt: "Takes effect",
  notYet: "Waiting for approval",
  stop: "Stop change",
} satisfies Words<typeof zh>;
