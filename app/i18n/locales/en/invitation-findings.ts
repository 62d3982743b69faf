import type { Words } from "~/i18n/words";
import type zh from "../zh/invitation-findings";

/** Errors of an invitation, by code. */
export default {
  "invitation.language": "Enter Chinese or English",
  "invitation.country":
    "There is no such country or region. Enter its full name in Chinese or English, or its two-letter code.",
  "invitation.repeated": "This email address is here twice. Remove one of the rows.",
  "invitation.registered": "This email address already has a registration and needs no invitation",
  "invitation.open": "This email address already has an open invitation. You can send it again from the list.",
} satisfies Words<typeof zh>;
