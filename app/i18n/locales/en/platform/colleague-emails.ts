import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/colleague-emails";

/** The email that invites a colleague of a registrant to some tabs. */
export default {
  subject: "A colleague asks you to fill in part of a supplier registration",
  opening: "{{invitedBy}} is registering your company as a supplier of {{brand}} and asks you to fill in a part of it.",
  name: "For",
  tabs: "Please fill in",
  and: ", ",
  next: "Use the link below. The page then sends a verification code to this address, and with the code you can start. You can use the link again at any time. Please do not forward it.",
  open: "Fill in your part",
  notYou: "If this is not for you, ignore this email.",
} satisfies Words<typeof zh>;
