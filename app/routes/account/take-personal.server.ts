import { json, redirect } from "@remix-run/node";
import { consent, members, profile } from "~/contract";
import type { Gateway } from "~/gateway/gateway.server";
import { paths } from "~/paths";
import { avatarFindings } from "~/rules/profile/avatar";
import { formText } from "~/rules/form-values";
import { lengths } from "~/rules/limits/lengths";
import { flash } from "~/session/flash.server";
import type { Portal } from "~/session/portal.server";
import { signOut } from "~/session/sign-out.server";
import { type Question, readQuestion } from "~/rules/form/question";
import { answerAccountRefusal } from "./answer-refusal.server";
import {
  boundPhoneQuestion,
  accountCodeQuestion,
  accountEmailQuestion,
  phoneCodeQuestion,
  phoneQuestion,
  phoneRemovalQuestion,
  rolesQuestion,
  type FormRefusal,
  type PersonalOutcome,
} from "./personal-forms";

/** The maximum length (contract/profile.ts). */
const longestPassword = 400;
const longestSessionId = 64;

/** Handles a posted form of the profile page. */
export function takePersonal(portal: Portal, form: FormData) {
  switch (formText(form, "intent")) {
    case "avatar":
      return changeAvatar(portal, form);
    case "emailCode":
      return run(portal, form, "email", accountEmailQuestion, async (call, { email }) => {
        await call(profile.requestEmailCode, { email, password: passwordIn(form) });
        return null;
      });
    case "emailConfirm":
      return run(portal, form, "code", accountCodeQuestion, async (call, codes) => {
        await call(profile.confirmEmail, codes);
        return "profile.email.saved";
      });
    case "emailCancel":
      return cancel(portal, profile.cancelEmailChange);
    case "phoneCode":
      return run(portal, form, "boundPhone", boundPhoneQuestion, async (call, { boundPhone }) => {
        await call(profile.requestPhoneCode, { boundPhone, password: passwordIn(form) });
        return null;
      });
    case "phoneConfirm":
      return run(portal, form, "phoneCode", phoneCodeQuestion, async (call, codes) => {
        await call(profile.confirmPhone, codes);
        return "profile.boundPhone.saved";
      });
    case "phoneCancel":
      return cancel(portal, profile.cancelPhoneChange);
    case "phoneRemove":
      return run(portal, form, "phoneRemoval", phoneRemovalQuestion, async (call) => {
        await call(profile.removePhone, { password: passwordIn(form) });
        return "profile.boundPhone.removed";
      });
    case "sessionEnd":
      return endSession(portal, formText(form, "sessionId"));
    case "sessionsEnd":
      return signOutAfter(portal, profile.endOtherSessions);
    case "consentWithdraw":
      return signOutAfter(portal, consent.withdraw);
    case "phone":
      return run(portal, form, "phone", phoneQuestion, async (call, { phone = "" }) => {
        await call(profile.updatePhone, { phone, before: formText(form, "before").slice(0, lengths.code) });
        return "profile.phone.saved";
      });
    case "roles":
      return run(portal, form, "roles", rolesQuestion, async (call, { before, ...roles }) => {
        const { waiting } = await call(members.setRoles, { ...roles, before: before.split(",").filter(Boolean) });
        return waiting.length > 0 ? "account.roles.waiting" : "account.roles.saved";
      });
    case "confirmRole":
      return decideRole(portal, form, members.confirmRole, "account.roles.confirmed");
    case "declineRole":
      return decideRole(portal, form, members.declineRole, "account.roles.declined");
    default:
      throw new Response(null, { status: 400 });
  }
}

/** The password exactly as typed. It is not an answer of the form, because answers are trimmed and shown again. */
const passwordIn = (form: FormData) => formText(form, "password").slice(0, longestPassword);

/**
 * Reads a form, passes its answers on, and returns the outcome: a code for the next page, or null if there is no
 * message.
 */
async function run<Answers>(
  portal: Portal,
  form: FormData,
  about: FormRefusal["about"],
  question: Question<Answers>,
  save: (call: Gateway, answers: Answers) => Promise<string | null>,
) {
  const submission = readQuestion(question, form);
  if (submission.status !== "success")
    return json<PersonalOutcome>({ about, reply: submission.reply() }, { status: 422 });
  const { answer, failure } = await portal.attemptAll((call) => save(call, submission.value));
  if (!failure) return toPage(answer);
  return answerAccountRefusal(portal, failure, (field, code) => ({
    about,
    // The limit on codes applies to both addresses, but this form shows the error at a different field.
    reply: submission.reply({ fieldErrors: { [about === "boundPhone" && field === "email" ? about : field]: [code] } }),
  }));
}

async function changeAvatar(portal: Portal, form: FormData) {
  const avatarPicture = form.get("avatarPicture");
  const file = avatarPicture instanceof File ? avatarPicture : new File([], "");
  const findings = avatarFindings(file);
  const codes = findings.map(({ code }) => code);
  const params = findings.find((finding) => finding.params)?.params;
  if (codes.length > 0) return json<PersonalOutcome>({ about: "avatar", codes, params }, { status: 422 });
  const { failure } = await portal.attempt(profile.updateAvatarPicture, { avatarPicture: file });
  if (failure) return answerAccountRefusal(portal, failure, (_, code) => ({ about: "avatar", codes: [code] }));
  return toPage("profile.avatar.saved");
}

const longestId = 64;

/** A second manager confirms or declines a role; a refusal is shown where the requests are listed. */
async function decideRole(
  portal: Portal,
  form: FormData,
  endpoint: typeof members.confirmRole | typeof members.declineRole,
  code: string,
) {
  const requestId = formText(form, "requestId").slice(0, longestId);
  const { failure } = await portal.attempt(endpoint, { requestId });
  if (failure)
    return answerAccountRefusal(portal, failure, (_, refusal) => ({ about: "roleRequest", codes: [refusal] }));
  return toPage(code);
}

/** Cancels a change that waits for its codes. */
async function cancel(portal: Portal, endpoint: typeof profile.cancelEmailChange) {
  const { failure } = await portal.attempt(endpoint, {});
  return failure ? answerAccountRefusal(portal, failure, () => null) : toPage(null);
}

/** Ends a session. Succeeds if it has already ended. */
async function endSession(portal: Portal, sessionId: string) {
  const { failure } = await portal.attempt(profile.endSession, { sessionId: sessionId.slice(0, longestSessionId) });
  if (failure && failure.code !== "session.unknown") return answerAccountRefusal(portal, failure, () => null);
  return toPage("profile.session.ended");
}

/**
 * The other sessions are ended by a call, the current one by signing out, which also follows the withdrawal of a
 * consent.
 */
async function signOutAfter(portal: Portal, endpoint: typeof profile.endOtherSessions) {
  const { failure } = await portal.attempt(endpoint, {});
  return failure ? answerAccountRefusal(portal, failure, () => null) : signOut(portal);
}

async function toPage(code: string | null) {
  const headers = code === null ? undefined : { "set-cookie": await flash({ code }) };
  return redirect(paths.personal, { status: 303, headers });
}
