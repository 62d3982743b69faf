import type { Words } from "~/i18n/words";
import type zh from "../zh/undo-email";

/** The page behind the link that brings an account's old email back: read by people who are not signed in. */
export default {
  title: "Undo email change",
  unknown: {
    title: "This link is not valid",
    text: "Check that the link is complete. If you think someone is using your account, call your purchasing manager immediately.",
  },
  open: {
    title: "Restore the old email address?",
    text: "The email address of your account was changed. If this was not you, restore the old one with the button below.",
    after:
      "You will be signed out on all devices and the password will stop working. You then set a new password with the old address. Procurement is notified.",
    leave: "If you made the change, you do not need to do anything. Close this page.",
  },
  undone: {
    title: "Old email address restored",
    text: {
      portal:
        "You have been signed out on all devices and the password no longer works. Set a new password with the old address, then sign in.",
      company: "You have been signed out on all devices. Sign in with your company account as before.",
    },
    next: { portal: "Reset password", company: "Sign in" },
  },
  over: {
    title: "This link has expired",
    text: "The change was made more than {{emailUndoHours}} hours ago and can no longer be undone with this link. If this was not you, call your purchasing manager immediately.",
  },
  before: "Old address",
  after: "New address",
  changedAt: "Changed on",
  endsAt: "Can be undone until",
  undo: "Restore old address",
} satisfies Words<typeof zh>;
