import type { Words } from "~/i18n/words";
import type zh from "../zh/stop-change";

/** The page behind the link that stops a change of the company file: read by people who have no account. */
export default {
  title: "Stop a change",
  unknown: {
    title: "This link is not valid",
    text: "Please check that the link is complete. If you fear that somebody is changing your company's details, call your purchasing manager at once.",
  },
  open: {
    title: "Stop this change?",
    text: "Somebody asked to change your company's {{what}}. If your company did not ask for this, stop it with the button below.",
    after:
      "The change is then frozen, everything stays as it is, and Procurement is alerted at once and will call your company.",
    leave: "If your company did ask for it, there is nothing to do: just close this page.",
  },
  stopped: {
    title: "The change is stopped",
    text: "It is frozen, and everything stays as it is. Procurement has been alerted and will call your company at a number known before.",
    next: "If somebody may have got into your company's account, change the password at once.",
  },
  effective: {
    title: "The change is in force",
    text: "It can no longer be stopped with this link. If your company did not ask for it, call your purchasing manager at once.",
  },
  closed: {
    title: "This link is closed",
    text: "Procurement has spoken to your company on the phone and closed the stop links sent to this address. If you think this is wrong, call your purchasing manager at once.",
  },
  what: { bank: "bank account", contact: "business contacts", other: "legal representative" },
  over: { title: "This change has ended", text: "It has not taken effect and never will. There is nothing to do." },
  company: "Company",
  before: "Until now",
  after: "New",
  none: "None",
  proposedAt: "Asked for",
  effectiveAt: "Takes effect",
  notYet: "Not approved yet",
  stop: "Stop this change",
} satisfies Words<typeof zh>;
