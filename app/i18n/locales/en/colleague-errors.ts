import type { Words } from "~/i18n/words";
import type zh from "../zh/colleague-errors";

/** Why a colleague of a registration is refused, and the registrant who invites them: what the tabs themselves do not show. */
export default {
  toPart: "Back to your part",
  "colleague.ownerOnly": "Only the registrant can do this. If you need it, ask {{name}}, who registers your company.",
  "colleague.otherTab": "You are not invited to this part. If you need it, ask {{name}}, who registers your company.",
  "colleague.over": "This registration has ended or is approved, so colleagues can no longer be invited.",
  "colleague.unknown":
    "We could not find this invitation. It may have been removed, or the link is incomplete. Ask the colleague who invited you.",
  "colleague.known": "This email address is already invited. You can send it again or change its tabs in the list.",
  "colleague.own": "This is your own email address. Enter the address of a colleague.",
  "colleague.tooMany": "You can invite {{colleaguesMax}} colleagues. Remove one you no longer need first.",
  "colleague.tooManyEmails":
    "You have sent {{colleagueEmailsPerDay}} invitations today, which is the limit. Try again tomorrow.",
  "colleague.looks": "This invitation was opened too often. Open it again in an hour.",
} satisfies Words<typeof zh>;
