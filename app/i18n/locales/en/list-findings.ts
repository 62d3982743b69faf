import type { Words } from "~/i18n/words";
import type zh from "../zh/list-findings";

/** Errors of a value of a list, an entry of the block list, a text, a notice or a domain, by code. Only purchasing loads them. */
export default {
  "blockList.codeOrName": "Enter the code or the company name",
  "blockList.day": "Select today or a later day",
  "blockList.facts": "The entry is incomplete or does not fit its type.",
  "blockList.listed": "An entry has the same number or address already. Edit that entry.",
  "blockList.outdated": "Someone else has changed this entry. Your changes are not saved.",
  "blockList.unknown": "The block list no longer has this entry. Reload the page.",
  "blockList.unrecognised": "{{label}}: nothing can be recognised by this. Enter the real value.",
  "buyer.ended": "The company of this person has ended. Reopen the company first.",
  "buyer.files":
    "Reviews are assigned to people of this company. Deactivate their accounts on the page People and hand the reviews over, then end the company.",
  "buyer.last": "This is the last buying company. Add another one first.",
  "buyer.nameTaken": "Another buying company has this name.",
  "buyer.outdated": "Someone else has changed this company. Your changes are not saved.",
  "buyer.people":
    "People of this company can still sign in, or invitations are open. Deactivate the accounts and revoke the invitations on the page People, then end the company.",
  "buyer.unknown": "There is no such buying company, or it has ended.",
  "domain.host": "{{label}}: enter a host name, such as portal.example",
  "domain.outdated": "Someone else has changed this configuration. Your changes are not saved.",
  "domain.own": "You are using this domain: its sign-in cannot be closed, and its configuration cannot be removed.",
  "domain.taken": "This domain is in the list. Open it there to change it.",
  "domain.unknown": "This domain has no configuration. Go back to the domains.",
  "lov.code": "{{label}}: begin with A–Z or 0–9, and use up to {{max}} of A–Z, 0–9, hyphens, underscores and dots",
  "lov.countryCode": "{{label}}: enter the 2 letters of ISO 3166, such as CN",
  "lov.currencyCode": "{{label}}: enter the 3 letters of ISO 4217, such as CNY",
  "lov.codeTaken": "The list has this code already. If its value was taken out, offer it again.",
  "lov.unknownParent": "{{label}}: this value is on no list. Select one.",
  "lov.unknownValue": "The list no longer has this value. Reload the page.",
  "lov.outdated": "Someone else has changed this value. Your changes are not saved.",
  "lov.fixed": "The system depends on these values. Only their names can be changed.",
  "notice.lastDay": "{{label}}: select the first day or a later day",
  "notice.outdated": "Someone else has changed this notice. Your changes are not saved.",
  "notice.period": "The notice would end before it is shown. Change its days.",
  "text.outdated": "Someone else has published another version of this text. Yours is not published.",
  "text.unacceptable": "The text contains something that no page can show. Correct what is listed below it.",
  "text.version": "{{label}}: use digits and dots, such as 2.1",
  "text.versionTaken": "This version has another wording already. Enter a new version.",
} satisfies Words<typeof zh>;
