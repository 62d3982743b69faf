import type { Words } from "~/i18n/words";
import type zh from "../zh/undo-email";

/** The page behind the link that brings an account's old e-mail back: read by people who are not signed in. */
export default {
  title: "Undo a change of e-mail",
  unknown: {
    title: "This link is not valid",
    text: "Please check that the link is complete. If you fear that somebody uses your account, call your purchasing manager at once.",
  },
  open: {
    title: "Bring the old address back?",
    text: "The e-mail address of your account was changed. If this was not you, bring the old one back with the button below.",
    after:
      "The account is signed out everywhere then, and its password no longer works: you set a new one with the old address. Procurement is told.",
    leave: "If you changed it yourself, there is nothing to do: just close this page.",
  },
  undone: {
    title: "The old address is back",
    text: "The account is signed out everywhere, and its password no longer works. Please set a new password with the old address, then sign in.",
    password: "Set a new password",
  },
  over: {
    title: "This link has expired",
    text: "The change was made more than 72 hours ago and can no longer be undone with this link. If it was not you, call your purchasing manager at once.",
  },
  before: "Old address",
  after: "New address",
  changedAt: "Changed",
  endsAt: "Can be undone until",
  undo: "Bring the old address back",
} satisfies Words<typeof zh>;
