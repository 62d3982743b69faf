import type { Words } from "~/i18n/words";
import type zh from "../zh/colleagues";

/** The colleagues of a registration: for its registrant, and for a colleague who is invited. */
export default {
  title: "Invite colleagues",
  lead: "Ask a colleague to fill in a part, such as the bank details. They confirm their own email address and see only the tabs you choose. You alone submit the registration.",
  form: {
    title: "Invite a colleague",
    name: { label: "Name", hint: "How the invitation addresses them." },
    email: { label: "Email address", hint: "The invitation and the codes go to this address only." },
    tabs: "Tabs to fill in",
    note: "An invitation is valid for {{colleagueDays}} days, and again after you resend it. You can invite {{colleaguesMax}} colleagues.",
    send: "Send invitation",
    sending: "Sending…",
  },
  list: {
    title: "Invited colleagues",
    and: ", ",
    seen: ", last here ",
    tabs: "Tabs: {{tabs}}",
    until: "Valid until {{date}}",
    resend: "Send again",
    remove: "Remove",
    changeTabs: "Change tabs",
    saveTabs: "Save tabs",
  },
  state: { invited: "Invited, not opened yet", working: "Working on it", expired: "Expired", removed: "Removed" },
  part: {
    saved: {
      title: "Your part is saved",
      text: "Your part is complete, and {{name}} submits the registration. There is nothing more for you to do. You can change your answers until then.",
    },
    open: {
      title: "Something is left to fill in",
      text: "All that you entered is saved. Complete the tabs below; {{name}} then submits the registration.",
    },
    submitted: {
      title: "The registration is submitted",
      text: "{{name}} has submitted the registration, so there is nothing to fill in now. If it is returned for changes, continue with the same link.",
    },
  },
  entry: {
    page: "Fill in your part of a registration",
    open: {
      title: "Fill in your part of your company’s registration",
      text: "{{name}} asks you to fill in the tabs below. Verify your email address first.",
    },
    expired: { title: "This invitation has expired", text: "Ask {{name}} to send it again." },
    over: {
      title: "There is nothing more to fill in",
      text: "This registration has ended or is approved. If you have questions, ask {{name}}.",
    },
    unknown: {
      title: "We could not find this invitation",
      text: "Open the complete link in your email. If you were removed, ask the colleague who invited you.",
    },
    company: "Company",
    invitedBy: "Invited by",
    name: "For",
    tabs: "Please fill in",
    expires: "Valid until",
    send: { text: "We send a verification code to {{email}}.", button: "Send code", sending: "Sending…" },
    code: {
      sent: "We have sent a verification code to {{email}}.",
      mailbox: "The demo sends no email: read the code in the demo mailbox.",
      label: "Verification code",
      hint: "Enter the {{codeDigits}} digits from the email.",
      enter: "Start",
      entering: "Checking…",
    },
  },
} satisfies Words<typeof zh>;
