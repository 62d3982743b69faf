import type { Words } from "../../words";
import type zh from "../zh/failures";

/** Messages about a failed call, on its page or as a toast, by code. */
export default {
  "request.e400": "Something you entered is not valid. Check it and try again.",
  "request.characters":
    "The text contains invisible or control characters. Delete it, type it again, and send it once more.",
  "request.e404": "We could not find what you were looking for. Go back, or go to the home page.",
  "request.e413": "What you sent is too large. Shorten the text or use smaller files, then try again.",
  "request.e500":
    "Something went wrong on our side. Try again in a moment. If it keeps happening, contact an administrator.",
  "request.e502": "A connected service returned an error. Try again in a moment.",
  "request.e503": "The service is unavailable. Try again in a moment.",
  "request.e504": "A connected service took too long to respond. Try again in a moment.",
  "request.service": "The service returned an error. Try again in a moment.",
  "request.timeout": "The request timed out. Check your connection and try again.",
  "request.other": "Something went wrong. Try again in a moment. If it keeps happening, contact an administrator.",
  "request.e403": "You do not have permission to do this. Contact an administrator.",
  "request.e405":
    "This action is not supported. Reload the page and try again. If it keeps happening, contact an administrator.",
  "session.over": "Your session has timed out. Sign in again.",
  "signIn.gone": "This sign-in page has expired. Sign in again.",
  "signIn.removed":
    "An administrator of your company has removed you, so your account can no longer sign in. If you still need it, ask the administrator to invite you again.",
  "signIn.barred": "Your account cannot sign in on this site. Contact your purchasing manager.",
  "signIn.providerDown": "The sign-in service is unavailable. Try again in a moment.",
  "signIn.claimMissing": "Your company’s sign-in did not say which groups you belong to. Contact your company’s IT.",
  "file.uuid": "The upload could not be started. Try again. If it keeps happening, contact an administrator.",
  "file.fetch": "The file could not be opened. Try again.",
  "timeZone.failed": "The time zone could not be changed. Try again.",
} satisfies Words<typeof zh>;
