import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/alarms";

/** Alarms about possible fraud, for purchasing managers and super admins. */
export default {
  operator: "The system operator",
  supplier: "{{name}}",
  changeStopped: {
    title: "Check now: a contact stopped {{supplier}}’s change to {{section}}",
    body: "{{by}} used the link in our email to stop {{supplier}}’s change to {{section}}. Someone may be misusing the account. The change is frozen. Call the supplier on a number already on file, then reject the change.",
  },
  callDenied: {
    title: "Check now: {{supplier}} denies requesting a change to {{section}}",
    body: "On the phone, {{supplier}} said that it did not request a change to {{section}}. Someone may be misusing the account. The change is frozen. Look into it, then reject the change.",
  },
  changeHeld: {
    title: "Check again: {{supplier}}’s change to {{section}} did not take effect",
    body: "Something changed after {{supplier}}’s change to {{section}} was approved, so it has been frozen. Check the reason, look into it, then reject the change.",
  },
  accountShared: {
    title: "Check: another supplier uses the bank account that {{supplier}} has requested",
    body: "The bank account that {{supplier}} has requested is already on file for another supplier. Find out how the two companies are related before you approve it.",
  },
  emailChanged: {
    title: "An account’s email address was changed: {{name}}",
    body: "The email address of the account {{name}} was changed from {{before}} to {{after}} on {{at}} (Beijing time). Sign-in codes now go to the new address.\n\nIf in doubt, call the account holder on a number already on file. For {{emailUndoHours}} hours they can undo the change with the link in our email to the old address.",
  },
  emailRestored: {
    title: "Check now: a change of an account’s email address was undone ({{name}})",
    body: "On {{at}} (Beijing time) someone used the link in our email to the old address to restore the email address of the account {{name}} from {{after}} to {{before}}. Someone may have misused the account. All devices have been signed out, and the old password no longer works.\n\nCall the person on a number already on file, and check what the account did recently.",
  },
  managerAdded: {
    title: "New purchasing manager: {{name}} ({{account}})",
    body: "{{giver}} gave {{name}} ({{account}}) the purchasing manager role. For {{roleDays}} days their approval does not count as the second one. If you think this is wrong, contact the system administrator.",
  },
  managerRequested: {
    title: "To confirm: {{requester}} asks to make {{name}} a purchasing manager",
    body: "{{requester}} has requested the purchasing manager role for {{name}} ({{account}}). It takes effect when another purchasing manager or the system administrator confirms it under “{{accountRoles}}” on their profile page.",
  },
  managerRemoved: {
    title: "No longer a purchasing manager: {{name}} ({{account}})",
    body: "At the request of {{taker}}, {{name}} ({{account}}) no longer has the purchasing manager role. First approvals by {{name}} no longer count. If you think this is wrong, contact the system administrator.",
  },
  mailboxRequested: {
    title: "To check: {{requester}} has requested a new email address for {{name}}",
    body: "{{requester}} says that {{name}} ({{account}}) can no longer use the old mailbox, and has requested a new email address for the account. Check with the person or their company in another way. Then another purchasing manager or the system administrator confirms it.",
  },
  mailboxReplaced: {
    title: "Account email address replaced: {{name}} ({{account}})",
    body: "Two colleagues replaced the email address of {{name}} ({{account}}) with {{after}}. All devices have been signed out. The old password, the phone for sign-in codes, the passkeys, the authenticator app and the recovery codes no longer work. If you think this is wrong, have the account deactivated and check.",
  },
  managerMapped: {
    title: "Purchasing manager by company group: {{name}} ({{account}})",
    body: "The company groups of {{name}} ({{account}}) make them a purchasing manager. A second manager has to confirm this under “{{accountRoles}}” on the profile page. Until then they are a purchasing specialist. If you think this is wrong, decline it and tell your company’s IT.",
  },
  personLinked: {
    title: "Company sign-in linked: {{name}} ({{account}})",
    body: "{{actor}} linked the account of {{name}} ({{account}}) to a company account. From now on the account signs in with it, and its password, phone and passkeys here no longer work. A role that approves counts again after {{roleDays}} days. If you think this is wrong, have the account deactivated and check.",
  },
  personBarred: {
    title: "Account barred: {{name}} ({{account}})",
    body: "{{actor}} barred the account of {{name}} ({{account}}). It has been signed out on all devices and can no longer sign in. Its open reviews went to a colleague or are unassigned. If you think this is wrong, contact the system administrator.",
  },
  managerRemovalRequested: {
    title: "To confirm: {{requester}} has requested to remove {{name}} as purchasing manager",
    body: "{{requester}} has requested to remove the purchasing manager role from {{name}} ({{account}}). It takes effect when another purchasing manager or the system administrator confirms it under “{{accountRoles}}” on their profile page.",
  },
  fileInfected: {
    title: "A file uploaded by {{supplier}} contained a virus",
    body: "The scan found a virus in a file uploaded by {{supplier}}. Its content has been deleted and cannot be opened. If the supplier sends the same file another way, do not open it.",
  },
} satisfies Words<typeof zh>;
