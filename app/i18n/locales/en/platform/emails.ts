import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/emails";

/** Emails to suppliers, accounts and staff, and the frame that all of them share. */
export default {
  frame: {
    subject: "{{brand}}: {{subject}}",
    greeting: "Hello,",
    signature: "{{brand}} Procurement",
    end: "This is an automatic email. Please do not reply. If you have questions, contact {{whom}}.",
    manager: "your purchasing manager",
    administrator: "your system administrator",
    us: "us: {{ways}}",
    usInHours: "us: {{ways}} ({{hours}})",
    ways: "{{email}}, {{phone}}",
    fact: "{{label}}: {{value}}",
    withoutButton: "If the button does not work, copy this link into your browser:",
  },
  /** Why the recipient gets an email. */
  reasons: {
    visitor: "You are receiving this email because someone entered this address on the {{brand}} supplier portal.",
    invited:
      "You are receiving this email because a purchasing manager of {{brand}} used this address to invite your company to register as a supplier.",
    registrant:
      "You are receiving this email because your company used this address to register as a supplier of {{brand}}.",
    account:
      "You are receiving this email because this address belongs to an account on the {{brand}} supplier portal, or did until recently.",
    contact:
      "You are receiving this email because this address is registered on the {{brand}} supplier portal as a contact of your company, or was until recently.",
    coworker: "You are receiving this email because a colleague entered this address on the {{brand}} supplier portal.",
    colleague:
      "You are receiving this email because a system administrator of the {{brand}} supplier portal invited you to join it.",
    staff:
      "You are receiving this email because you are a purchasing manager or system administrator of the {{brand}} supplier portal.",
  },
  links: {
    resetPassword: "Reset the password",
    openAccount: "Set a password and open the account",
    signIn: "Sign in",
    view: "Sign in and view",
    portal: "Go to the portal",
    progress: "Check progress",
    fix: "Make changes",
    fixOrWithdraw: "Make changes or withdraw",
    registerAgain: "Register again",
    openDraft: "Open the draft",
    openInvitation: "View the invitation",
    continueRegistration: "Continue registration",
    restoreEmail: "Restore this address",
    stopChange: "Stop this change",
  },
  nothingRegistered: {
    subject: "No registration uses this email address",
    opening:
      "Someone used this address to check a supplier registration with {{brand}}, but no registration uses this address.",
    next: "If you registered with another address, use that one. If you have not registered yet, start from our home page.",
    notYou: "If this was not you, ignore this email.",
  },
  staffInvitation: {
    subject: "You are invited to the supplier portal",
    opening: "{{brand}} invites you to its supplier portal, where you and your colleagues review suppliers.",
    name: "Name",
    account: "Account name",
    role: "Role",
    invitedBy: "Invited by",
    expires: "Valid until",
    next: "Use the link below to set a password. Then you can sign in. The link works once. Please do not forward it.",
    notYou: "If this invitation is not meant for you, ignore this email.",
  },
  invitation: {
    subject: "Your company is invited to register as a supplier",
    opening: "{{brand}} invites your company to register on its supplier portal.",
    company: "Company",
    invitedBy: "Invited by",
    expires: "Valid until",
    note: "A note from {{invitedBy}}:",
    next: "Use the link below to see the invitation and start. Registration takes about {{registrationMinutes}} minutes, and you can save and continue at any time. To start, you enter a verification code that we send to this address. The link is for your company only. Please do not forward it.",
    notYou: "If your company does not want to register, ignore this email.",
  },
  received: {
    subject: "We have received your registration ({{number}})",
    preview: "Procurement will now carry out the preliminary review. Expect the result by {{due}}.",
    opening: "We have received your supplier registration. Your reference number is {{number}}. Keep it safe.",
    review:
      "Procurement will now carry out the preliminary review. Expect the result by {{due}}. You do not need to do anything. If anything is missing, we will email this address.",
    evidence:
      "The portal makes an evidence pack of what you submitted: a PDF in both languages and the files. Download it from the progress page in a few minutes and keep it; anyone can verify it on the portal.",
    next: "When you pass the review, your company becomes a newly registered supplier and we send your account and initial password to this address. You can check your progress with this address at any time.",
    again: {
      subject: "We have received your corrected registration ({{number}})",
      opening: "We have received your registration with your changes. Your reference number is still {{number}}.",
    },
  },
  infected: {
    subject: "A file you uploaded contained a virus and was deleted",
    opening:
      "We found a virus in a file uploaded with your registration. Its content has been deleted, and no one can open it.",
    whileFilling:
      "Use the link below, enter the email address you registered with and the verification code we send you. Delete the file marked as containing a virus and upload a clean one before you submit. We recommend checking the computer the file was created or stored on.",
    whileReviewed:
      "Your registration is under review and you do not need to do anything now. Procurement will contact you if you need to upload the file again. We recommend checking the computer the file was created or stored on.",
  },
  initialPassword: {
    subject: "Preliminary review passed: your company is now a newly registered supplier ({{number}})",
    opening: "Your company has passed the preliminary review and is now a newly registered supplier.",
    supplierCode: "Supplier code",
    account: "Account name",
    password: "This is your initial password:",
    validity:
      "The initial password expires in {{passwordHours}} hours. You must change it when you first sign in. If it has expired, use “{{forgottenPassword}}” on the sign-in page.",
    existingAccount: "Sign in with this account, which you already have. Its password stays the same.",
  },
  draft: {
    subject: "Your draft registration will be deleted on {{ends}}",
    subjectAgain: "Second reminder: your draft registration will be deleted on {{ends}}",
    opening:
      "You have a draft registration on the {{brand}} supplier portal that has not been submitted. You last opened it on {{touched}}. Unless you open it again, it will be deleted on {{ends}} and cannot be restored.",
    content: "The draft contains: {{content}}.",
    empty: "Nothing is saved in the draft yet.",
    next: "To keep it, use the link below before that date, enter the email address you registered with and the verification code we send you. Opening the draft is enough; you do not have to submit it yet. If you no longer need it, you do not need to do anything.",
    files_one: "{{count}} file",
    files_other: "{{count}} files",
  },
  reminders: {
    returnedWaiting: {
      subject: "Reminder: your registration {{number}} needs changes",
      opening: "Your registration was returned for changes and has not been submitted again, so the review is on hold.",
      next: "Use the link below, enter the email address you registered with and the verification code we send you (no account needed), and continue. What needs changing is marked and explained; you do not need to re-enter anything else. If you no longer want to register, you can withdraw on the same page.",
    },
    certificationWaiting: {
      subject: "Reminder: submit your certification documents ({{number}})",
      opening: "Your certification has started, but you have not submitted any documents yet.",
      next: "Sign in, open “{{certification}}” to see what is needed, and submit it. If you have difficulties, contact your purchasing manager.",
    },
    yearlyReviewWaiting: {
      subject: "Reminder: confirm your company file ({{number}})",
      opening: "Your yearly review has started, but you have not confirmed your company file yet.",
      next: "Sign in, open “{{companyFile}}” and check it: if everything is right, confirm it; if something has changed, request a change.",
    },
  },
  /** Documents on file that expire: to people of the company, and to purchasing. */
  documents: {
    subject_one: "{{count}} document expires on {{day}}",
    subject_other: "{{count}} documents expire, the first on {{day}}",
    subjectExpired_one: "{{count}} document has expired: please replace it",
    subjectExpired_other: "{{count}} documents have expired: please replace them",
    subjectAudits_one: "{{count}} surveillance audit is due by {{day}}",
    subjectAudits_other: "{{count}} surveillance audits are due, the first by {{day}}",
    subjectMixed: "Documents and surveillance audits are due, the first by {{day}}",
    opening: "Please note these dates in the company file of {{company}}:",
    expires_one: "valid until {{day}}, {{count}} day left",
    expires_other: "valid until {{day}}, {{count}} days left",
    today: "valid until {{day}}, expires today",
    expired_one: "valid until {{day}}, expired {{count}} day ago",
    expired_other: "valid until {{day}}, expired {{count}} days ago",
    audit: "Surveillance audit: {{document}}",
    auditBy_one: "due by {{day}}, {{count}} day left",
    auditBy_other: "due by {{day}}, {{count}} days left",
    next: "Renew the document or arrange the audit in good time. Once you have the new document, sign in, open “{{companyDocuments}}”, request a change and upload it. The old file stays in the record of the change.",
    replaced:
      "When Procurement has approved the new document, we stop reminding you of the old one. If you have already requested the change, ignore this email.",
    reportTitle_one: "{{count}} supplier document has expired or expires today",
    reportTitle_other: "{{count}} supplier documents have expired or expire today",
    ofCompany: "{{company}} · {{document}}",
    more_one: "{{count}} more is in the document calendar.",
    more_other: "{{count}} more are in the document calendar.",
    reportNext:
      "The supplier’s contacts and registrant have been reminded by email. Ask the supplier when the new document will come.",
  },
  /** Notifications of changes to the owner of an account. */
  account: {
    passwordChanged: {
      subject: "Your password has been changed",
      opening:
        "The password of your account on the {{brand}} supplier portal has been changed, and you have been signed out on all devices.",
      notYou:
        "If this was not you, someone may have access to your account: reset your password with “{{forgottenPassword}}” on the sign-in page immediately and call your purchasing manager.",
    },
    emailChanged: {
      subject: "Your account’s email address has been changed",
      opening:
        "The email address of your account on the {{brand}} supplier portal has been changed to {{email}}. We no longer send sign-in codes and other emails to this address.",
      notYou:
        "If this was not you, someone may have access to your account. Use the link below within {{emailUndoHours}} hours to restore this address; you do not need to sign in. All devices will then be signed out, the password will stop working immediately, and you can reset it with this address.",
    },
    emailRestored: {
      subject: "The account’s email address has been restored",
      opening:
        "The change of an account’s email address on the {{brand}} supplier portal has been undone, and the address is {{email}} again. All devices have been signed out.",
      next: "The old password no longer works. Now reset it with “{{forgottenPassword}}” on the sign-in page. We send the verification code to the restored address.",
    },
    mailboxReplaced: {
      subject: "Procurement has replaced the account’s email address",
      opening:
        "The old mailbox could no longer be used, so the Procurement department of {{brand}} changed the email address of the account on the supplier portal to {{email}}. All devices have been signed out.",
      next: "The old password, the phone for sign-in codes, the passkeys, the authenticator app and the recovery codes no longer work. If you use this account, reset the password with the link below. We send the verification code to the new address.",
      notYou: "If you think this is wrong, contact us right away.",
    },
    phoneBound: {
      subject: "A phone has been added to your account",
      opening:
        "The phone {{phone}} has been added to your account on the {{brand}} supplier portal, and we can send sign-in codes to it. Your email address stays the same, and you still reset your password by email.",
      notYou:
        "If this was not you, someone may have access to your account: reset your password with “{{forgottenPassword}}” on the sign-in page immediately, then sign in, remove the phone on your profile page and call your purchasing manager.",
    },
    phoneRemoved: {
      subject: "The phone has been removed from your account",
      opening:
        "The phone {{phone}} has been removed from your account on the {{brand}} supplier portal. From now on we send sign-in codes to this email address only.",
      notYou:
        "If this was not you, someone may have access to your account: reset your password with “{{forgottenPassword}}” on the sign-in page immediately and call your purchasing manager.",
    },
    passkeyAdded: {
      subject: "A passkey has been added to your account",
      opening:
        "The passkey “{{name}}” has been added to your account on the {{brand}} supplier portal. It can replace the verification code when you sign in.",
      notYou:
        "If this was not you, someone may have access to your account: reset your password with “{{forgottenPassword}}” on the sign-in page immediately, then sign in, remove the passkey on your profile page and call your purchasing manager.",
    },
    passkeyRemoved: {
      subject: "A passkey has been removed from your account",
      opening:
        "The passkey “{{name}}” has been removed from your account on the {{brand}} supplier portal. It can no longer be used to sign in.",
      notYou:
        "If this was not you, someone may have access to your account: reset your password with “{{forgottenPassword}}” on the sign-in page immediately and call your purchasing manager.",
    },
  },
  alarm: {
    subject: "{{alarm}} · {{title}}",
    opening:
      "Sign in and look into it as soon as possible. Until you have read it, the alert stays at the top of your messages.",
  },
  /** The reviews that a purchasing manager has to decide; also a message in the bell. */
  digest: {
    late_one: "{{count}} review overdue",
    late_other: "{{count}} reviews overdue",
    soon_one: "{{count}} review due within {{reviewSoonDays}} days",
    soon_other: "{{count}} reviews due within {{reviewSoonDays}} days",
    lateAndSoon: "{{late}}, {{soon}}",
    review: "{{company}} ({{number}})",
    due: "due by {{day}}",
    more_one: "{{count}} more is in the list of reviews.",
    more_other: "{{count}} more are in the list of reviews.",
    next: "Decide as soon as possible: suppliers can see the due dates when they check their progress.",
  },
  escalation: {
    title_one: "{{count}} review is {{escalationWorkingDays}} or more working days overdue",
    title_other: "{{count}} reviews are {{escalationWorkingDays}} or more working days overdue",
    next: "The person assigned and the head of Procurement get this message once for each review. Decide it, or assign it to a colleague who can.",
  },
} satisfies Words<typeof zh>;
