import {
  authenticator,
  certification,
  changeRequests,
  changeReview,
  companyFile,
  companyFiles,
  files,
  members,
  onboarding,
  passkeys,
  profile,
  progress,
  registration,
  review,
  signIn,
  stopChange,
  undoEmail,
} from "~/contract";
import type { Endpoint } from "~/contract/endpoint";
import type { Core } from "~/platform/core/core";
import { type SecurityEvent, type Details, writeSecurityEvent } from "~/platform/core/security-events/events";

type Fields = Record<string, unknown>;
/** Null if this call was not a security event. */
type CallEvent = { event: SecurityEvent; details: (input: Fields, answer: Fields) => Details | null };

const text = (value: unknown) => (typeof value === "string" ? value : undefined);
const plain = (event: SecurityEvent, details: Details = {}): CallEvent => ({ event, details: () => details });
/** A step of a change or of a registration, with the state it led to. */
const step = (name?: string): CallEvent => ({
  event: "sensitive_update",
  details: (input, answer) => ({
    step: name ?? text(input.event),
    change: text(input.changeId) ?? text(answer.changeId),
    registration: text(input.registrationId),
    section: text(input.section),
    state: text(answer.state) ?? text(answer.standing),
  }),
});
/** A registrant who has confirmed their email, unless no session was opened. */
const opening = (by: string): CallEvent => ({
  event: "session_created",
  details: (_, { registrationToken }) => (typeof registrationToken === "string" ? { by } : null),
});
const roles = (name: string) => plain("privilege_permissions_changed", { step: name });

/** Calls whose success is a security event. Failures, and events with more details, are logged where they happen. */
const callEvents = new Map<Endpoint, CallEvent>([
  [registration.start, opening("registration")],
  [progress.query, opening("progress")],
  [registration.leave, plain("authn_logout")],
  [registration.submit, step("submit")],
  [registration.withdraw, step("withdraw")],
  [onboarding.decide, step()],
  [onboarding.submitCertification, step("handIn")],

  [changeRequests.propose, step("propose")],
  [changeRequests.confirm, step("confirm")],
  [changeRequests.withdraw, step("withdraw")],
  [changeReview.recordCall, step("recordCall")],
  [changeReview.closeLink, step("closeLink")],
  [changeReview.approve, step("approve")],
  [changeReview.refuse, step("refuse")],
  [stopChange.stop, step("stop")],

  [registration.show, plain("sensitive_read")],
  [companyFile.show, plain("sensitive_read")],
  [changeReview.show, plain("sensitive_read")],
  [review.show, plain("sensitive_read")],

  [files.upload, plain("upload_complete")],
  [companyFiles.upload, plain("upload_complete")],
  [certification.upload, plain("upload_complete")],
  [profile.updateAvatarPicture, plain("upload_complete")],

  [signIn.changePassword, plain("authn_password_change")],
  [signIn.resetPassword, plain("authn_password_change")],
  [profile.confirmEmail, plain("user_updated", { step: "email" })],
  [profile.confirmPhone, plain("user_updated", { step: "phoneBound" })],
  [profile.removePhone, plain("user_updated", { step: "phoneRemoved" })],
  [passkeys.add, plain("user_updated", { step: "passkeyAdded" })],
  [passkeys.remove, plain("user_updated", { step: "passkeyRemoved" })],
  [authenticator.activate, plain("user_updated", { step: "authenticatorAdded" })],
  [authenticator.remove, plain("user_updated", { step: "authenticatorRemoved" })],
  [authenticator.renewRecoveryCodes, plain("user_updated", { step: "recoveryCodesRenewed" })],
  [profile.updatePhone, plain("user_updated", { step: "phone" })],
  [undoEmail.undo, plain("user_updated", { step: "undoEmail" })],
  [profile.endSession, plain("authn_token_revoked")],
  [profile.endOtherSessions, plain("authn_token_revoked")],

  [members.setRoles, roles("set")],
  [members.confirmRole, roles("confirm")],
  [members.declineRole, roles("decline")],
]);

/** Logs a call, if its success is a security event. */
export function writeCallEvent(core: Core, endpoint: Endpoint, input: unknown, answer: unknown): void {
  const event = callEvents.get(endpoint);
  const details = event?.details(input as Fields, fieldsOf(answer));
  if (event && details) writeSecurityEvent(core, event.event, details);
}

const fieldsOf = (answer: unknown): Fields => (typeof answer === "object" && answer !== null ? (answer as Fields) : {});
