import bankFindings from "./bank-findings";
import fileFindings from "./file-findings";
import type { Words } from "../../words";
import type zh from "../zh/findings";

/** What rules and refusals say, by code. `{{label}}` is the label of the field, other words are the finding's params. */
export default {
  ...bankFindings,
  ...fileFindings,
  "field.required": "{{label}}: please fill this in",
  "field.choose": "{{label}}: please choose",
  "field.file": "{{label}}: please upload a file",
  "field.file.infected": "{{label}}: a file contains a virus. Please delete it and upload another",
  "field.tooLong": "{{label}}: at most {{max}} characters",
  "field.tooMany": "{{label}}: at most {{max}}. Please remove the others",
  "field.emoji": "{{label}} cannot contain emoji. Please remove them",
  "field.characters": "{{label}} contains invisible or control characters. Please delete it and type it again",
  "field.invalid": "{{label}}: we cannot read this answer. Please enter it again",
  "field.masked": "{{label}}: the kept value is hidden here. Please enter it in full",
  "field.unknown": "This answer was not found",
  "field.unknownCode": "{{label}}: this choice no longer exists. Please choose again",
  "field.date": "Please enter a date that exists, as YYYY-MM-DD, between 1900 and 2100",
  "field.amount": "{{label}}: please enter a number with at most 15 digits and 2 decimals, without commas",
  "field.percent": "{{label}}: please enter a number from 0 to 100 with at most 2 decimals",
  "field.years": "{{label}}: please enter a whole number from 0 to 99",
  "field.year": "{{label}}: please enter a year of four digits",
  "field.email": "Invalid email. Please check it; it looks like name@company.com",
  "field.phone": "Please enter a phone number of 6 to 20 digits; +, spaces, brackets and hyphens are fine",
  "field.postcode": "This postcode does not look right. Please check it",
  "field.website": "Please enter the whole address, starting with http:// or https://",

  "registrant.email.invalid": "Invalid email. Please check it; it looks like name@company.com",
  "registrant.code.required": "Please enter the verification code",
  "registrant.code.digits": "The verification code has 6 digits. Please check it",

  "basic.registeredCountry.china":
    "For now only suppliers registered in China can register themselves. Please contact your purchasing manager",
  "basic.address.levels": "Please choose at least two of country, province and city",
  "basic.duns.digits": "A DUNS number has 9 digits. Please check it",
  "basic.unifiedCreditCode.characters":
    "A unified social credit code has only digits and capital letters, without I, O, Z, S and V",
  "basic.unifiedCreditCode.length": "A unified social credit code has {{length}} characters. Please check it",
  "basic.unifiedCreditCode.department":
    "No registration authority issues codes that begin with {{start}}. Please check the first two characters against the business licence. If they are right, you can go on",
  "basic.unifiedCreditCode.check":
    "The check character of the unified social credit code does not match. Please compare it with your business licence. If it is right, you can go on",
  "basic.gstin.shape":
    "A GSTIN has 15 characters: 2 digits for the state, 10 for the PAN, 1 for the entity, the letter Z and a check character",
  "basic.gstin.check":
    "The check character of the GSTIN does not match. Please check it. If it is right, you can go on",
  "basic.registeredCapital.positive": "The registered capital must be more than 0",
  "basic.establishedOn.future": "The date of establishment cannot be after today",
  "basic.operatingUntil.required": "Please enter the end of the operating period, or tick “No end date (long term)”",
  "basic.operatingUntil.order": "The operating period must end after the date of establishment",
  "basic.operatingUntil.past": "The operating period is over. Please check whether your business licence was renewed",

  "business.turnover.three": "Please enter the turnover of the last {{years}} full years",
  "business.turnover.year": "The year must be from {{from}} to {{to}}",
  "business.turnover.repeated": "{{year}} is there twice. Please enter each year once",
  "business.customers.share": "The shares of your main customers add up to {{sum}}%. They cannot be more than 100%",

  "association.none.required": "Please add your related companies, or tick “We have no related companies”",
  "association.none.contradicted":
    "You ticked “We have no related companies”, but some are listed. Please remove the tick or the companies",

  "contact.contacts.required": "Please add at least one contact",

  "manage.none.required": "Please add your certifications, or tick “We have no management system certification”",
  "manage.none.contradicted":
    "You ticked “We have no management system certification”, but some are listed. Please remove the tick or the certifications",
  "manage.validFrom.future": "This certificate is not valid yet: its first day cannot be after today",
  "manage.validTo.required": "Please enter the last day of validity, or tick “Valid without an end date”",
  "manage.validTo.order": "The last day of validity must be after the first",
  "manage.validTo.expired": "This certificate has expired. Please enter a valid one, or remove it",
  "manage.validTo.soon": "This certificate expires within {{days}} days. Please prepare its renewal",

  "attachment.businessLicense.required": "Please upload the business licence",
  "attachment.expiresOn.required": "Please enter the expiry date, or tick “Valid without an end date”",
  "attachment.expiresOn.past": "This document has expired. Please upload a valid one",
  "attachment.expiresOn.soon": "This document expires within {{days}} days. Please prepare its renewal",

  "code.tooSoon": "We have just sent a code. You can ask for another in {{seconds}} seconds",
  "code.tooMany": "Too many codes were asked for. Please try again in about {{minutes}} min",
  "code.wrong": "This code is wrong or has expired. Please check it and try again",
  "code.exhausted": "The code was entered wrongly too many times. Please ask for a new one",

  "registration.country":
    "For now only suppliers registered in China can register themselves. Please contact your purchasing manager",
  "registration.consent": "Please read the registration agreement and tick that you accept it",
  "companyLookup.keyword": "Enter the company name or the unified social credit code first, then look it up",
  "companyLookup.failed":
    "The company could not be looked up just now. Please fill in the form yourself; your registration does not depend on it",
  "companyLookup.tooOften": "Too many lookups. Try again in about {{minutes}} min, or fill in the form yourself",

  "registration.conflict":
    "This page was changed in another window. Nothing was overwritten. Please compare and choose which version to keep",
  "registration.sessionExpired":
    "Your session has expired. What you typed has been saved. Please come back with a new e-mail code",
  "registration.submitted": "The registration has been submitted and can no longer be changed",
  "registration.ended":
    "This registration was withdrawn, so nothing has been handed in. To go on, please register again",
  "registration.incomplete":
    "The registration is not complete yet. Please complete what is pointed out, then submit it",

  "workbook.choice": "{{label}}: please enter one of the options on the sheet “How to fill in”",
  "workbook.flag": "{{label}}: please enter Yes or No",
  "workbook.listed": "{{label}}: the list does not have this. Please enter the exact name or code from the list",
  "workbook.digits":
    "{{label}}: Excel does not keep numbers of more than {{digits}} digits, the last ones are lost. Please format the cell as text and enter it again",

  "lov.unknown": "We cannot find this list. Please reload the page and try again",
  "text.unknown": "We cannot find this text. Please try again later",
  "registration.startFirst": "Confirm your e-mail first, then you can start.",
  "registration.withdrawn":
    "Your registration has been withdrawn; a confirmation is on its way to your e-mail. You can register again whenever you like.",
  "registration.resumed": "We found your earlier registration. Go on where you stopped.",
  "request.e400": "The request was not valid. Check what you entered and try again",
  "request.e413": "That was too much to send. Shorten it and try again",
  "request.e500": "The server failed. Please try again in a moment",
  "request.e502": "The service cannot be reached right now. Please try again in a moment",
  "request.e503": "The service is not available right now. Please try again in a moment",
  "request.e504": "The service took too long to answer. Please try again in a moment",
  "request.timeout": "The request timed out. Please try again in a moment",
  "request.service": "The service failed. Please try again in a moment",
  "request.other": "An unknown error occurred. Please try again in a moment",
  "request.e404": "This does not exist",

  "signIn.wrong": "The account or the password is not right. Please check both and try again",
  "signIn.tooMany": "Too many attempts to sign in. Please try again in about {{minutes}} min",
  "signIn.initialExpired": "The initial password has expired. Please set a new one with “Forgotten your password?”",
  "signIn.barred": "Your account cannot sign in on this site. Please contact your purchasing manager",
  "signIn.gone": "This sign-in has run out. Please start again",
  "signIn.providerDown": "The sign-in service cannot be reached right now. Please try again in a moment",
  "password.short": "This password is too short. Use at least {{least}} characters",
  "password.long": "This password is too long. Use at most {{most}} characters",
  "password.account": "The password must not contain your account. Please choose another",
  "password.common": "This password is too common and easy to guess. Please choose another",
  "password.same": "The new password must differ from the old one. Please choose another",
  "password.differ": "The two passwords are not the same. Please enter the new one again",
  "tenant.none": "You have no permission for this tenant. Please contact an administrator",
  "csrf.renewed":
    "The security token was renewed and the page reloaded. What you entered was kept; please send it again",
  "session.over": "Your session has timed out. Please sign in again",

  "avatar.required": "Please choose a picture",
  "avatar.format": "This format is not supported. Please choose a JPEG, JPG or PNG picture",
  "avatar.size": "A picture can have at most {{megabytes}} MB. Please choose a smaller one",
  "profile.avatar.saved": "Your picture has been changed",
  "profile.email.same": "This is your e-mail address already. Please enter another",
  "profile.email.saved":
    "Your e-mail address has been changed, the old address has been told, and your other sessions are signed out",
  "profile.password.wrong": "The password is not right. Please enter it again",
  "profile.password.tooMany": "Too many passwords were tried. Please try again in about {{minutes}} min",
  "profile.oldCode.wrong": "The code from the old address is wrong or has expired. Please check it and try again",
  "profile.oldCode.exhausted":
    "The code from the old address was entered wrongly too many times. Please send the codes again",
  "profile.boundPhone.invalid":
    "This number takes no text messages. Enter a mobile number, outside mainland China with its country code: +91 98765 43210",
  "profile.boundPhone.same": "This phone is bound already. Enter another number",
  "profile.boundPhone.notOffered": "No phone can be bound at the moment. Sign-in codes go to your e-mail",
  "profile.boundPhone.saved":
    "The phone is bound, and we have told your e-mail. When you sign in you can have the code sent to it",
  "profile.boundPhone.removed": "The phone has been removed. Sign-in codes go to your e-mail only",
  "profile.emailCode.wrong": "The code from your e-mail is wrong or has expired. Please check it and enter it again",
  "profile.emailCode.exhausted": "The code from your e-mail was entered wrongly too often. Please send new codes",
  "profile.session.ended": "That session has been signed out",
  "session.unknown": "That session is over already. Please load the page again",
  "profile.undoUnknown": "This link is not valid. Please check that it is complete",
  "profile.phone.saved": "Your phone number has been saved",
  "timeZone.changed": "The time zone is now {{zone}}",
  "timeZone.failed": "The time zone could not be set. Please try again",
  "account.plsInputNumEmpty": "Please enter the user account",
  "account.plsInputUserEmpty": "Please enter the user’s name",
  "account.errorNum": "This account was not found. Please check it and try again",
  "account.tooOften": "Too many accounts were looked up. Please try again in about {{minutes}} min",
  "account.userName.differs": "This is not the name of that account. Please check both",
  "account.roles.required": "Please choose at least one role",
  "account.roles.own": "You cannot change your own roles. Please ask a colleague who may",
  "account.roles.unknown": "You cannot give this role. Please choose another",
  "account.roles.saved": "The roles have been saved",
  "profile.phone.outdated": "Your number was changed on another page. Check the current number before you save",
  "account.roles.waiting":
    "Saved. Another purchasing manager or the system administrator has to confirm the purchasing manager's role",
  "news.link": "Please enter the whole address, starting with https://",
  "news.saved": "The news item has been saved",
  "news.withdrawn": "The news item has been withdrawn",
  "news.published": "The news item has been published again",
  "account.roles.confirmed": "Confirmed. The role is in force",
  "account.roles.declined": "Declined. The role was not given",
  "account.roles.outdated": "The roles of this user have just been changed. Check the current roles before you save",
  "account.roles.superAdmin": "Only a system administrator changes the roles of another",
  "account.roles.requestUnknown": "This request has been decided already or was taken back",
  "account.roles.secondPerson":
    "You made this request, so another purchasing manager or the system administrator confirms it",
  "account.roles.roleTooNew": "You became a purchasing manager less than 7 days ago and cannot confirm roles yet",
  "account.roles.roleFromOther":
    "You or the requester gave the other the right to approve. A different colleague has to confirm it",
  "consent.required": "Please tick both confirmations first",
  "consent.failed": "Your confirmation could not be saved. Please try again in a moment",

  "certification.file.required": "Please upload this document",
  "certification.file.infected": "A file contains a virus. Please delete it and upload another",
  "certification.expiresOn.required": "Please enter until when it is valid",
  "certification.expiresOn.past": "This document has expired. Please replace it with a valid one",
  "certification.expiresOn.soon": "This document expires within {{days}} days. Please prepare its renewal",
  "certification.expiresOn.none": "This document needs no expiry date",
  "certification.incomplete": "Some documents are still missing. Please add them, then hand in",
  "certification.closed": "The certification documents cannot be changed now",
  "company.noFile": "Your company has no company file yet: it comes with the preliminary review",
  "change.unknown": "This change request was not found",
  "change.open": "A change of this part is under way. You can ask for another once it is done",
  "change.outdated": "This part has just changed. Please open the page again before you fill it in",
  "change.bankLocked":
    "A contact changed within the last 7 days. To prevent fraud, no change of bank details is taken until then",
  "change.nothing": "Nothing has changed, so there is nothing to send",
  "change.invalid": "Some answers need mending. Please follow the hints, then send it again",
  "change.notPossible": "This change has moved on, and this can no longer be done",
  "change.own": "You cannot decide about a change you proposed, or one of your own company",
  "change.sameApprover": "You have approved this change already. A colleague has to approve it too",
  "change.callBack.needed": "Call the supplier and record the call before you approve",
  "change.callBack.unknown": "Only a number known before the change counts. Please choose one from the list",
  "change.callBack.noteNeeded": "Write down who spoke and what they said",
  "change.roleTooNew":
    "Your right to approve is less than 7 days old and does not count as a second approval. A colleague has to do this",
  "change.roleFromOther":
    "You or the other approver gave the other the right to approve. A different colleague has to do this",
  "change.firstApproverGone":
    "The first approver may no longer approve. Refuse the change, and have the supplier ask for it again",
  "change.recipient.unknown": "This recipient was not found. Please reload the page",
  "change.recipient.notReached": "Reach the supplier by phone and record the call before you close a link",
  "change.recipient.last": "At least one person has to be able to stop the change",
  "certification.outdated": "A document was changed on another page. Look at the current documents, then submit again",
  "registration.outdated": "Your answers were changed on another page. Check them again, then submit",
  "registration.unchanged": "Change what was returned, or say why it stays as it is",
  "change.stopUnknown": "This link is not valid. Please check that it is complete",
} satisfies Words<typeof zh>;
