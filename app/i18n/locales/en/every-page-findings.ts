import invitation from "./invitation-findings";
import failures from "./failures";
import bankFindings from "./bank-findings";
import fileFindings from "./file-findings";
import type { Words } from "../../words";
import type zh from "../zh/every-page-findings";

/** Messages of the rules and refusals of every page, by code; see `findings.ts`. */
export default {
  ...invitation,
  ...failures,
  ...bankFindings,
  ...fileFindings,
  "field.required": "{{label}} is required",
  "field.choose": "{{label}}: select an answer",
  "field.file": "{{label}}: upload a file",
  "field.file.infected": "{{label}}: a file contains a virus. Delete it and upload another.",
  "field.tooLong": "{{label}} must be {{max}} characters or fewer",
  "field.tooMany": "{{label}}: enter {{max}} or fewer. Remove the others.",
  "field.emoji": "{{label}} cannot contain emoji. Remove them.",
  "field.characters": "{{label}} contains invisible or control characters. Delete it and type it again.",
  "field.invalid": "{{label}} is not valid. Enter it again.",
  "field.masked": "{{label}} is hidden. To change it, enter it in full.",
  "field.unknown": "We could not find this answer. Reload the page and try again.",
  "field.unknownCode": "{{label}}: this option is no longer available. Select another.",
  "queue.daysReversed": "The end date is before the start date. Change one of them.",
  "field.date": "Enter a real date in the format YYYY-MM-DD, between 1900 and 2100",
  "field.amount": "{{label}} must be a number with up to 15 digits and 2 decimal places, without commas",
  "field.percent": "{{label}} must be a number between 0 and 100 with up to 2 decimal places",
  "field.years": "{{label}} must be a whole number between 0 and 99",
  "field.year": "{{label}} must be a 4-digit year",
  "field.email": "Invalid email. Enter an address like name@company.com.",
  "field.phone": "Enter a phone number with 6 to 20 digits. You can use +, spaces, brackets and hyphens.",
  "field.postcode": "Enter a valid postcode",
  "field.website": "Enter the full web address, starting with http:// or https://",

  "registrant.email.invalid": "Invalid email. Enter an address like name@company.com.",
  "registrant.code.required": "Enter the verification code",
  "registrant.code.digits": "The verification code has {{codeDigits}} digits. Check it.",

  "basic.registeredCountry.china":
    "Only companies registered in mainland China can register online. If you are registered elsewhere, contact your purchasing manager.",
  "basic.registeredCountry.invited":
    "The invitation sets the country or region of registration. If it is wrong, ask the purchasing manager who invited you for a new invitation.",
  "basic.registrationNumber.germany":
    "A German registration number usually names its register, like HRB 12345. Compare it with the register extract. If it is correct, you can continue.",
  "basic.registrationNumber.japan":
    "A Japanese corporate number has {{corporateNumberDigits}} digits. Check it. If it is correct, you can continue.",
  "basic.registrationNumber.japanCheck":
    "The check digit of the corporate number does not match. Compare it with the register extract. If it is correct, you can continue.",
  "basic.registrationNumber.india":
    "An Indian corporate identification number (CIN) has {{cinCharacters}} characters and begins with L or U. Compare it with the certificate of incorporation. If it is correct, you can continue.",
  "basic.address.levels": "Select at least two of country or region, province and city",
  "basic.duns.digits": "A DUNS number has 9 digits. Check it.",
  "basic.unifiedCreditCode.characters": "Use only digits and capital letters, not I, O, Z, S or V",
  "basic.unifiedCreditCode.length": "A unified social credit code has {{length}} characters. Check it.",
  "basic.unifiedCreditCode.department":
    "No registration authority issues codes that begin with {{start}}. Compare the first two characters with your business licence. If they are correct, you can continue.",
  "basic.unifiedCreditCode.check":
    "The check character does not match. Compare the code with your business licence. If it is correct, you can continue.",
  "basic.gstin.shape":
    "A GSTIN has 15 characters: 2 digits for the state, 10 for the PAN, 1 for the entity, the letter Z and a check character. Check it.",
  "basic.gstin.check": "The check character of the GSTIN does not match. Check it. If it is correct, you can continue.",
  "basic.registeredCapital.positive": "Registered capital must be more than 0",
  "basic.establishedOn.future": "The date established cannot be in the future. Check it.",
  "basic.operatingUntil.required": "Enter the end of the operating period, or tick “No end date”",
  "basic.operatingUntil.order": "The operating period must end after the date established. Check it.",
  "basic.operatingUntil.past":
    "The operating period has ended. If your business licence has been renewed, enter the new date.",

  "business.turnover.three": "Enter the turnover for the last {{years}} full years",
  "business.turnover.year": "The year must be between {{from}} and {{to}}",
  "business.turnover.repeated": "{{year}} is entered twice. Enter each year once.",
  "business.customers.share": "The shares of your main customers add up to {{sum}}%. They cannot exceed 100%.",

  "association.none.required": "Add your related companies, or tick “We have no related companies”",
  "association.none.contradicted":
    "You ticked “We have no related companies” but some are listed. Untick it, or remove the companies.",

  "contact.contacts.required": "Add at least one contact",

  "manage.none.required": "Add your certifications, or tick “We have no management system certifications”",
  "manage.none.contradicted":
    "You ticked “We have no management system certifications” but some are listed. Untick it, or remove the certifications.",
  "manage.validFrom.future":
    "This certificate is not valid yet. Check the start date, or enter a certificate that is already valid.",
  "manage.validTo.required": "Enter the date it is valid until, or tick “No expiry date”",
  "manage.validTo.order": "The end date must be after the start date",
  "manage.validTo.expired": "This certificate has expired. Enter one that is still valid, or remove it.",
  "manage.validTo.soon": "This certificate expires within {{days}} days. Get ready to renew it.",

  "attachment.businessLicense.required": "Upload the business licence",
  "attachment.registrationCertificate.required":
    "Upload the certificate of registration or an extract from the register",
  "attachment.expiresOn.required": "Enter the date it is valid until, or tick “No expiry date”",
  "attachment.expiresOn.past": "This document has expired. Upload one that is still valid.",
  "attachment.expiresOn.expired":
    "This document has expired. You can submit now, but replace it as soon as you have a new one.",
  "attachment.expiresOn.soon": "This document expires within {{days}} days. Get ready to renew it.",

  "code.tooSoon": "We have just sent a code. You can request another in a moment.",

  "code.tooSoon_one": "We have just sent a code. You can request another in {{count}} second.",
  "code.tooSoon_other": "We have just sent a code. You can request another in {{count}} seconds.",
  "code.tooMany": "Too many codes requested. Try again later.",
  "code.tooMany_one": "Too many codes requested. Try again in about {{count}} minute.",
  "code.tooMany_other": "Too many codes requested. Try again in about {{count}} minutes.",
  "code.wrong": "This code is wrong or has expired. Check it, or request a new one.",
  "code.exhausted": "Too many wrong codes. Request a new code.",

  "registration.country":
    "Only companies registered in mainland China can register online. If you are registered elsewhere, contact your purchasing manager.",
  "registration.consent": "Read the registration agreement and the privacy policy, then tick the box to agree",
  "companyLookup.keyword": "Enter the company name or unified social credit code before you look it up",
  "companyLookup.failed":
    "Company lookup is unavailable. Fill in the form yourself; this does not affect your registration.",
  "calendar.unknown":
    "This calendar address does not exist or has been withdrawn. Sign in to the supplier portal and get a new one.",
  "calendar.tooOften": "The calendar was requested too often. Try again later.",
  "calendar.tooOften_one": "The calendar was requested too often. Try again in about {{count}} minute.",
  "calendar.tooOften_other": "The calendar was requested too often. Try again in about {{count}} minutes.",
  "evidence.unknown": "There is no such evidence pack.",
  "evidence.waiting": "The evidence pack is being prepared. Try again in a moment.",
  "evidence.sha256": "Enter a whole SHA-256: 64 digits or letters a to f.",
  "evidence.tooOften": "Too many files verified. Try again later.",
  "evidence.tooOften_one": "Too many files verified. Try again in about {{count}} minute.",
  "evidence.tooOften_other": "Too many files verified. Try again in about {{count}} minutes.",
  "companyLookup.tooOften": "Too many lookups. Try again later, or fill in the form yourself.",
  "companyLookup.tooOften_one": "Too many lookups. Try again in about {{count}} minute, or fill in the form yourself.",
  "companyLookup.tooOften_other":
    "Too many lookups. Try again in about {{count}} minutes, or fill in the form yourself.",

  "registration.conflict":
    "This page was changed in another window. Nothing was overwritten. Compare the versions and choose which one to keep.",
  "registration.another":
    "That window belongs to another registration than the one now open in this browser, so nothing was changed. To continue with it, verify its email again.",
  "registration.sessionExpired": "Your session has timed out. Verify your email again to continue.",
  "registration.submitted":
    "This registration has been submitted and cannot be changed. If something is wrong, ask your purchasing manager to return it.",
  "registration.ended": "This registration has been withdrawn, so nothing was submitted. To continue, register again.",
  "registration.incomplete": "Your registration is not complete. Complete the items listed, then submit it.",

  "workbook.choice": "{{label}}: enter one of the options on the “Instructions” sheet",
  "workbook.flag": "{{label}}: enter Yes or No",
  "workbook.listed": "{{label}}: not in the list. Enter the exact name or code from the list.",
  "workbook.digits":
    "{{label}}: Excel cannot keep numbers of more than {{digits}} digits, so the last digits are lost. Format the cell as text and enter the number again.",

  "lov.unknown": "The list could not be loaded. Reload the page and try again.",
  "text.unknown": "This text could not be loaded. Try again later.",
  "registration.startFirst": "Verify your email before you start",
  "registration.withdrawn":
    "Your registration has been withdrawn. We have sent you a confirmation email. You can register again at any time.",
  "registration.resumed": "We found your earlier registration. Continue where you left off.",

  "signIn.wrong": "The account name or password is incorrect. Check both and try again.",
  "signIn.nameNeeded":
    "These details fit more than one account. Enter your account name; if it is this email address, enter the account’s current email address.",
  "signIn.tooMany": "Too many sign-in attempts. Try again later.",
  "signIn.tooMany_one": "Too many sign-in attempts. Try again in about {{count}} minute.",
  "signIn.tooMany_other": "Too many sign-in attempts. Try again in about {{count}} minutes.",
  "signIn.initialExpired": "The initial password has expired. Set a new one with “Forgot your password?”.",
  "password.short": "The password must be at least {{least}} characters",
  "password.long": "The password must be {{most}} characters or fewer",
  "password.account": "The password must not contain your account name. Choose another.",
  "password.common": "This password is too common and easy to guess. Choose another.",
  "password.same": "The new password must be different from the old one. Choose another.",
  "password.differ": "The passwords do not match. Enter the new one again.",
  "tenant.none": "You do not have access to this company. Contact an administrator.",
  "csrf.renewed": "For security, the page was reloaded. Your entries were kept. Submit again.",

  "avatar.required": "Choose a picture",
  "avatar.format": "The picture must be a JPEG, JPG or PNG",
  "avatar.size": "The picture must be {{megabytes}} MB or smaller",
  "profile.avatar.saved": "Picture updated",
  "profile.email.same": "This is already your email address. Enter a different one.",
  "profile.email.saved":
    "Email address changed. We have let your old address know, and you have been signed out on other devices.",
  "profile.password.wrong": "The password is incorrect. Enter it again.",
  "profile.password.tooMany": "Too many password attempts. Try again later.",
  "profile.password.tooMany_one": "Too many password attempts. Try again in about {{count}} minute.",
  "profile.password.tooMany_other": "Too many password attempts. Try again in about {{count}} minutes.",
  "profile.oldCode.wrong": "The code from the old address is wrong or has expired. Check it, or request a new one.",
  "profile.oldCode.exhausted": "Too many wrong codes from the old address. Request new codes.",
  "profile.boundPhone.invalid":
    "This number cannot receive text messages. Enter a mobile number. If it is outside mainland China, start with the country code, for example +91 98765 43210.",
  "profile.boundPhone.notPersonal":
    "We do not send text messages to numbers of this kind, such as premium-rate, satellite or landline numbers. Enter the number of a personal mobile phone.",
  "profile.boundPhone.country":
    "We do not send text messages to numbers of this country or region. Enter a mobile number from elsewhere, or keep receiving your codes by email.",
  "profile.boundPhone.same": "This phone is already linked to your account. Enter another number.",
  "profile.boundPhone.notOffered": "Phones cannot be added at the moment. Sign-in codes go to your email.",
  "profile.boundPhone.saved":
    "Phone added. We have let you know by email. When you sign in, you can have the code sent to it.",
  "profile.boundPhone.removed": "Phone removed. Sign-in codes go to your email only.",
  "profile.emailCode.wrong": "The code from your email is wrong or has expired. Check it, or request a new one.",
  "profile.emailCode.exhausted": "Too many wrong codes from your email. Request new codes.",
  "profile.session.ended": "That session has been signed out",
  "session.unknown": "This sign-in has already ended. Reload the page.",
  "profile.undoUnknown":
    "This link is not valid. Check that it is complete. If you think someone is using your account, call your purchasing manager.",
  "profile.phone.saved": "Phone number saved",
  "timeZone.changed": "Time zone changed to {{zone}}",
  "account.plsInputNumEmpty": "Enter the user account",
  "account.plsInputUserEmpty": "Enter the user’s name",
  "account.errorNum": "Account not found. Check it and try again.",
  "account.tooOften": "Too many account searches. Try again later.",
  "account.tooOften_one": "Too many account searches. Try again in about {{count}} minute.",
  "account.tooOften_other": "Too many account searches. Try again in about {{count}} minutes.",
  "account.userName.differs": "This name does not match the account. Check both.",
  "account.roles.required": "Select at least one role",
  "account.roles.own": "You cannot change your own roles. Ask a colleague who has permission.",
  "account.roles.unknown": "You cannot assign this role. Select another.",
  "account.roles.saved": "Roles saved",
  "profile.phone.outdated": "Your number was changed in another window. Check the current number before you save.",
  "account.roles.waiting":
    "Saved. Another purchasing manager or the system administrator must confirm the purchasing manager role.",
  "news.link": "Enter the full web address, starting with https://",
  "news.saved": "The news item has been saved",
  "news.withdrawn": "The news item has been withdrawn",
  "news.published": "The news item has been published again",
  "account.roles.confirmed": "Confirmed. The change is in effect.",
  "account.roles.declined": "Declined. The roles stay as they are.",
  "account.roles.outdated": "This user’s roles have just been changed. Check the current roles before you save.",
  "account.roles.tooFewManagers":
    "The role cannot be removed: two other purchasing managers must remain whose approvals count. Add another manager first.",
  "account.roles.superAdmin": "Only a system administrator can change another system administrator’s roles",
  "account.roles.requestUnknown": "This request has already been decided or withdrawn",
  "account.roles.secondPerson":
    "You made this request, so another purchasing manager or the system administrator must confirm it",
  "account.roles.roleTooNew":
    "You have had the purchasing manager role for less than {{roleDays}} days, so you cannot confirm other people’s roles yet",
  "account.roles.roleFromOther":
    "One of you gave the other the right to approve. Ask a different colleague to confirm it.",
  "consent.missing":
    "Confirm the registration agreement and the privacy policy first. The workspace opens once you have confirmed them.",
  "consent.required": "Tick both boxes first",
  "consent.failed": "Your confirmation could not be saved. Try again in a moment.",

  "certification.file.required": "Upload this document",
  "certification.file.infected": "A file contains a virus. Delete it and upload another.",
  "certification.expiresOn.required": "Enter the date it is valid until",
  "certification.expiresOn.past": "This document has expired. Replace it with one that is still valid.",
  "certification.expiresOn.soon": "This document expires within {{days}} days. Get ready to renew it.",
  "certification.expiresOn.none": "This document has no expiry date. Clear the field.",
  "certification.incomplete": "Some documents are missing. Add them, then submit.",
  "certification.closed":
    "Certification documents cannot be changed at this stage. See your onboarding status for the next step.",
  "company.noFile": "Your company file will be created when your registration passes the preliminary review",
  "certification.outdated":
    "A document was changed in another window. Look at the latest documents, then submit again.",
  "registration.outdated": "Your answers were changed in another window. Check them again, then submit.",
  "registration.unchanged": "Change what was returned, or explain why it is correct",
} satisfies Words<typeof zh>;
