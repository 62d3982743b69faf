/** The reasons for refusing a call, by its subject. */
type Reasons = {
  account:
    | "errorNum"
    | "roles.outdated"
    | "roles.own"
    | "roles.requestUnknown"
    | "roles.roleFromOther"
    | "roles.roleTooNew"
    | "roles.secondPerson"
    | "roles.superAdmin"
    | "roles.tooFewManagers"
    | "roles.unknown"
    | "tooOften"
    | "userName.differs";
  assignment: "unknownColleague";
  authenticator: "expired" | "known" | "notOffered" | "tooMany" | "unknown" | "wrong";
  avatar: "format" | "required" | "size";
  blockList: "day" | "facts" | "listed" | "outdated" | "unknown";
  calendar: "tooOften" | "unknown";
  categories: "none" | "notQualified" | "outdated" | "unchanged" | "unlisted";
  certification: "closed" | "expiresOn.none" | "incomplete" | "outdated";
  change:
    | "bankLocked"
    | "callBack.needed"
    | "callBack.noteNeeded"
    | "callBack.unknown"
    | "firstApproverGone"
    | "invalid"
    | "notPossible"
    | "nothing"
    | "open"
    | "outdated"
    | "own"
    | "proofInfected"
    | "proofNeeded"
    | "recipient.last"
    | "recipient.notReached"
    | "recipient.unknown"
    | "registryNote"
    | "roleFromOther"
    | "roleTooNew"
    | "sameApprover"
    | "stopUnknown"
    | "unknown"
    | "unopenedNote";
  checklist: "unknown";
  code: "exhausted" | "tooMany" | "tooSoon" | "wrong";
  colleague:
    | "expired"
    | "known"
    | "looks"
    | "otherTab"
    | "over"
    | "own"
    | "ownerOnly"
    | "removed"
    | "sessionExpired"
    | "tooMany"
    | "tooManyEmails"
    | "unknown";
  buyer: "ended" | "files" | "last" | "nameTaken" | "outdated" | "people" | "unknown";
  company: "noFile" | "outdated" | "retired";
  companyLookup: "failed" | "tooOften";
  consent: "missing" | "notAsked";
  conversation: "closed" | "tooMany" | "tooOften";
  correctiveAction: "day" | "notSupplier" | "outdated" | "tooMany" | "unknown";
  dashboard: "cardThere" | "cardUnknown" | "layoutUnknown";
  decision: "outdated";
  decisionDraft: "tooMany";
  delayedDecision: "unknown";
  domain: "host" | "outdated" | "own" | "taken" | "unknown";
  evidence: "tooOften" | "unknown" | "waiting";
  export: "tooMany";
  field: "date" | "email" | "phone" | "required" | "unknown";
  file:
    | "activeX"
    | "address"
    | "archive"
    | "busy"
    | "content"
    | "deleteFirst"
    | "embedded"
    | "empty"
    | "external"
    | "fetch"
    | "infected"
    | "macros"
    | "name"
    | "onRecord"
    | "password"
    | "quota"
    | "scanning"
    | "size"
    | "store"
    | "tooMany"
    | "tooOften"
    | "type"
    | "unknown"
    | "uuid";
  invitation: "expired" | "looks" | "otherCountry" | "over" | "refused" | "tooMany" | "unknown" | "used";
  letter: "notResendable" | "unknown";
  lov:
    | "code"
    | "codeTaken"
    | "countryCode"
    | "currencyCode"
    | "fixed"
    | "outdated"
    | "unknown"
    | "unknownParent"
    | "unknownUrl"
    | "unknownValue";
  mailbox: "emailTaken" | "own" | "unknown";
  menu: "unknown";
  message: "unknown";
  news: "conflict" | "unknown";
  notice: "outdated" | "period" | "unknown";
  onboarding:
    | "contentRemoved"
    | "delayed"
    | "duplicateNote"
    | "notPossible"
    | "noteNeeded"
    | "own"
    | "reasonNeeded"
    | "remindedToday"
    | "roleFromOther"
    | "roleTooNew"
    | "sameReviewer"
    | "sanctioned"
    | "sanctionsHit"
    | "startedAgain"
    | "unknown"
    | "unopenedNote"
    | "unseenNote";
  passkey: "expired" | "full" | "known" | "name" | "notOffered" | "tooMany" | "unknown" | "wrong";
  password: "account" | "common" | "long" | "same" | "short";
  people:
    | "barredAlready"
    | "emailTaken"
    | "invitationGone"
    | "linkedAlready"
    | "notBarred"
    | "notLinked"
    | "outdated"
    | "self"
    | "signInGone"
    | "superAdmin"
    | "tooManyInvitations"
    | "unknown";
  profile:
    | "boundPhone.country"
    | "boundPhone.invalid"
    | "boundPhone.notOffered"
    | "boundPhone.notPersonal"
    | "boundPhone.same"
    | "email.same"
    | "emailCode.exhausted"
    | "emailCode.wrong"
    | "oldCode.exhausted"
    | "oldCode.wrong"
    | "password.tooMany"
    | "password.wrong"
    | "phone.outdated"
    | "undoUnknown";
  queueView: "tooMany";
  recoveryCode: "needless" | "tooMany" | "wrong";
  registration:
    | "another"
    | "conflict"
    | "country"
    | "ended"
    | "incomplete"
    | "outdated"
    | "sessionExpired"
    | "submitted"
    | "unchanged";
  request: "characters" | "e400" | "e403" | "e404" | "e405" | "e413" | "e500" | "e503";
  retention: "day" | "outdated" | "unknown";
  reviewNote: "tooMany" | "tooOld" | "unknown";
  reviewSettings: "outdated";
  sanctions:
    | "broken"
    | "day"
    | "decided"
    | "entries"
    | "format"
    | "older"
    | "overtaken"
    | "parts"
    | "shrunk"
    | "size"
    | "slow"
    | "unknown"
    | "unpacked";
  scorecard: "notSupplier" | "outdated" | "period" | "refused";
  session: "over" | "unknown";
  signIn:
    | "removed"
    | "barred"
    | "claimMissing"
    | "failed"
    | "gone"
    | "initialExpired"
    | "nameNeeded"
    | "providerDown"
    | "tooMany"
    | "wrong";
  staffInvitation: "emailTaken" | "gone" | "identityTaken" | "looks";
  supplierPeople: "known" | "lastAdministrator" | "outdated" | "self" | "tooMany" | "tooManyInvitations" | "unknown";
  tenant: "none";
  text: "outdated" | "unacceptable" | "unknown" | "versionTaken";
  timeZone: "unknown";
  token: "otherBrowser" | "used";
  webhook: "removed" | "unknown";
};
type Subject = keyof Reasons;

/**
 * All refusal codes of the embedded base API, such as `account.roles.own`. Each has a sentence in both languages
 * (`i18n/refusal-texts.ts`). Another base API may use other codes.
 */
export type RefusalCode = { [S in Subject]: `${S}.${Reasons[S]}` }[Subject] | "WEB-SECURITY-1001";
