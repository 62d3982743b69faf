import type { Tables } from "~/platform/core/database/schema";
import { aboutColleague } from "~/platform/records/colleagues/colleague";
import { aboutAuditKey } from "~/platform/core/audit-keys";
import { aboutOutgoing } from "~/platform/core/outbox/outbox";
import { aboutAccount } from "~/platform/records/accounts/accounts";
import { aboutAuthenticator, aboutAuthenticatorSetup } from "~/platform/records/accounts/authenticators";
import { aboutReplacedEmail } from "~/platform/records/accounts/replaced-email";
import { aboutCategoryChange } from "~/platform/records/categories/qualified-categories";
import { aboutCall } from "~/platform/records/changes/change-calls";
import { aboutChange } from "~/platform/records/changes/company-change";
import { aboutClosedLink } from "~/platform/records/changes/stop-link";
import { aboutAction, aboutStep } from "~/platform/records/corrective-actions/corrective-actions";
import { aboutRecord } from "~/platform/records/evidence/evidence-record";
import { aboutFile } from "~/platform/records/files/require-file";
import { aboutReading } from "~/platform/records/licence/licence-readings";
import { aboutEvent, aboutItem, aboutKeptReason, aboutNote } from "~/platform/records/onboarding/record-event";
import { aboutDocument } from "~/platform/records/registrations/document-dates";
import { aboutSection } from "~/platform/records/registrations/saved-section";
import { aboutInvitation } from "~/platform/records/registrations/invitation";
import { aboutRound } from "~/platform/records/registrations/rounds";
import { aboutOwner } from "~/platform/records/registrations/find-registration";
import { aboutBlockEntry, aboutBlockFact } from "~/platform/records/block-list/block-list";
import { aboutHit } from "~/platform/records/risk/sanction-hits";
import { aboutScorecard } from "~/platform/records/scorecard/scorecards";
import { aboutProviderRecord } from "~/platform/records/sessions/provider-records";
import { aboutSession } from "~/platform/records/sessions/sessions";
import { aboutStaffInvitation } from "~/platform/records/staff/staff-invitation";
import { aboutUnlinkedSignIn } from "~/platform/records/staff/unlinked-sign-ins";
import { aboutDraftText } from "~/platform/records/onboarding/decision-drafts";
import { aboutDelayedDecision } from "~/platform/records/onboarding/delayed-decisions";
import { aboutQuestion } from "~/platform/records/conversation/questions";
import { aboutReviewNote } from "~/platform/records/teamwork/review-notes";
import { aboutMailboxRequest } from "~/platform/cases/mailboxes/mailbox-row";
import { aboutPasskeyChallenge, aboutPasskeyName } from "~/platform/cases/profile/passkeys";
import { aboutPendingEmail } from "~/platform/cases/profile/pending-email";
import { aboutPendingPhone } from "~/platform/cases/profile/pending-phone";
import { aboutPasskeySignIn } from "~/platform/cases/sign-in/enter-passkey";
import { aboutHiddenSignIn } from "~/platform/cases/sign-in/hidden-result";
import { aboutSignIn } from "~/platform/cases/sign-in/sign-in-row";
import { aboutLoginAttempt } from "~/platform/cases/sign-in/sso/attempt";
import { aboutHandOver } from "~/platform/cases/sign-in/sso/hand-over";
import { aboutSigningKey } from "~/platform/cases/sign-in/sso/keys";

type SealedColumn<Table extends keyof Tables> = Extract<keyof Tables[Table], `${string}_sealed`>;
/** The check value records the secret of the database: it is moved last, by a separate step. */
type SealedTable = Exclude<
  { [Table in keyof Tables]: SealedColumn<Table> extends never ? never : Table }[keyof Tables],
  "secret_check"
>;

type TableOf<Table extends keyof Tables> = {
  /** Its primary key. */
  key: (keyof Tables[Table] & string)[];
  /** The encryption context of the value in each column. */
  columns: { [Column in SealedColumn<Table>]: (row: Tables[Table]) => string };
};

/** Every column with encrypted values. A new one does not compile until it is listed here. */
const sealedTables: { [Table in SealedTable]: TableOf<Table> } = {
  colleague: { key: ["id"], columns: { person_sealed: ({ id }) => aboutColleague(id) } },
  account: { key: ["id"], columns: { profile_sealed: ({ id }) => aboutAccount(id) } },
  authenticator: {
    key: ["account_id"],
    columns: { secret_sealed: ({ account_id }) => aboutAuthenticator(account_id) },
  },
  authenticator_setup: {
    key: ["account_id"],
    columns: { secret_sealed: ({ account_id }) => aboutAuthenticatorSetup(account_id) },
  },
  audit_key: { key: ["id"], columns: { key_sealed: ({ id }) => aboutAuditKey(id) } },
  block_entry: { key: ["id"], columns: { reason_sealed: ({ id }) => aboutBlockEntry(id) } },
  block_fact: { key: ["id"], columns: { value_sealed: ({ id }) => aboutBlockFact(id) } },
  category_change: { key: ["id"], columns: { reason_sealed: ({ id }) => aboutCategoryChange(id) } },
  change_call: { key: ["id"], columns: { call_sealed: ({ id }) => aboutCall(id) } },
  change_request: {
    key: ["id"],
    columns: {
      values_sealed: ({ id }) => aboutChange(id, "values"),
      known_sealed: ({ id }) => aboutChange(id, "known"),
      challenge_sealed: ({ id }) => aboutChange(id, "challenge"),
      call_sealed: ({ id }) => aboutChange(id, "call"),
      reason_sealed: ({ id }) => aboutChange(id, "reason"),
      stopped_by_sealed: ({ id }) => aboutChange(id, "stoppedBy"),
      registry_sealed: ({ id }) => aboutChange(id, "registry"),
      first_note_sealed: ({ id }) => aboutChange(id, "firstNote"),
      second_note_sealed: ({ id }) => aboutChange(id, "secondNote"),
    },
  },
  closed_stop_link: {
    key: ["registration_id", "email_hash"],
    columns: { note_sealed: ({ registration_id, email_hash }) => aboutClosedLink(registration_id, email_hash) },
  },
  corrective_action: { key: ["id"], columns: { content_sealed: ({ id }) => aboutAction(id) } },
  corrective_step: { key: ["id"], columns: { text_sealed: ({ id }) => aboutStep(id) } },
  decision_draft: {
    key: ["registration_id", "account_id", "place"],
    columns: { text_sealed: (row) => aboutDraftText(row) },
  },
  delayed_decision: {
    key: ["registration_id"],
    columns: { decision_sealed: ({ registration_id }) => aboutDelayedDecision(registration_id) },
  },
  document_date: {
    key: ["registration_id", "document"],
    columns: { name_sealed: ({ registration_id, document }) => aboutDocument(registration_id, document) },
  },
  email_change: {
    key: ["account_id"],
    columns: {
      email_sealed: ({ account_id }) => aboutPendingEmail(account_id),
      challenge_sealed: ({ account_id }) => aboutPendingEmail(account_id),
      old_challenge_sealed: ({ account_id }) => aboutPendingEmail(account_id),
    },
  },
  evidence_pack: { key: ["id"], columns: { record_sealed: ({ id }) => aboutRecord(id) } },
  hand_over: { key: ["token_hash"], columns: { id_token_sealed: ({ token_hash }) => aboutHandOver(token_hash) } },
  hidden_sign_in: { key: ["uid"], columns: { decoy_sealed: ({ uid }) => aboutHiddenSignIn(uid) } },
  invitation: { key: ["id"], columns: { content_sealed: ({ id }) => aboutInvitation(id) } },
  licence_reading: {
    key: ["file_id", "kind"],
    columns: { text_sealed: ({ file_id, kind }) => aboutReading(file_id, kind) },
  },
  login_attempt: {
    key: ["state_hash"],
    columns: { secrets_sealed: ({ state_hash }) => aboutLoginAttempt(state_hash) },
  },
  mailbox_request: { key: ["id"], columns: { request_sealed: ({ id }) => aboutMailboxRequest(id) } },
  oidc_key: { key: ["kid"], columns: { jwk_sealed: ({ kid }) => aboutSigningKey(kid) } },
  oidc_record: {
    key: ["model", "id"],
    columns: { payload_sealed: ({ model, id }) => aboutProviderRecord(model, id) },
  },
  onboarding_event: {
    key: ["id"],
    columns: { reason_sealed: ({ id }) => aboutEvent(id), note_sealed: ({ id }) => aboutNote(id) },
  },
  outbox: { key: ["id"], columns: { letter_sealed: ({ id }) => aboutOutgoing(id) } },
  passkey: { key: ["id"], columns: { name_sealed: ({ id }) => aboutPasskeyName(id) } },
  passkey_challenge: {
    key: ["account_id"],
    columns: { challenge_sealed: ({ account_id }) => aboutPasskeyChallenge(account_id) },
  },
  phone_change: {
    key: ["account_id"],
    columns: {
      number_sealed: ({ account_id }) => aboutPendingPhone(account_id),
      challenge_sealed: ({ account_id }) => aboutPendingPhone(account_id),
      email_challenge_sealed: ({ account_id }) => aboutPendingPhone(account_id),
    },
  },
  registration: { key: ["id"], columns: { owner_sealed: ({ id }) => aboutOwner(id) } },
  registration_section: {
    key: ["registration_id", "section_id"],
    columns: { values_sealed: ({ registration_id, section_id }) => aboutSection(registration_id, section_id) },
  },
  replaced_email: { key: ["id"], columns: { emails_sealed: ({ id }) => aboutReplacedEmail(id) } },
  returned_item: {
    key: ["id"],
    columns: { comment_sealed: ({ id }) => aboutItem(id), reason_sealed: ({ id }) => aboutKeptReason(id) },
  },
  question: {
    key: ["registration_id", "place"],
    columns: { text_sealed: ({ registration_id, place }) => aboutQuestion(registration_id, place) },
  },
  review_note: { key: ["id"], columns: { text_sealed: ({ id }) => aboutReviewNote(id) } },
  sanction_hit: { key: ["id"], columns: { reason_sealed: ({ id }) => aboutHit(id) } },
  scorecard: { key: ["registration_id", "period"], columns: { note_sealed: (row) => aboutScorecard(row) } },
  session: { key: ["token_hash"], columns: { id_token_sealed: ({ token_hash }) => aboutSession(token_hash) } },
  sign_in: {
    key: ["uid"],
    columns: {
      challenge_sealed: ({ uid }) => aboutSignIn(uid),
      phone_challenge_sealed: ({ uid }) => aboutSignIn(uid),
      passkey_challenge_sealed: ({ uid }) => aboutPasskeySignIn(uid),
    },
  },
  staff_invitation: { key: ["id"], columns: { content_sealed: ({ id }) => aboutStaffInvitation(id) } },
  stored_file: { key: ["id"], columns: { name_sealed: ({ id }) => aboutFile(id) } },
  submitted_section: {
    key: ["registration_id", "round", "section_id"],
    columns: {
      values_sealed: ({ registration_id, round, section_id }) => aboutRound(registration_id, round, section_id),
    },
  },
  unlinked_sign_in: { key: ["id"], columns: { person_sealed: ({ id }) => aboutUnlinkedSignIn(id) } },
};

/** A row as returned by the database. */
export type SealedRow = Record<string, unknown>;
/** One column with encrypted values. */
export type SealedPlace = { table: string; key: string[]; column: string; about: (row: SealedRow) => string };

/** The columns of `sealedTables` as a list. */
export const sealedPlaces: readonly SealedPlace[] = Object.entries(sealedTables).flatMap(([table, { key, columns }]) =>
  Object.entries(columns).map(([column, about]) => ({ table, key, column, about: about as SealedPlace["about"] })),
);
