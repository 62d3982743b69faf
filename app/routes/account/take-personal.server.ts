import { json, redirect } from "@remix-run/node";
import { members, profile } from "~/contract";
import { isFailure } from "~/gateway/failure";
import type { Gateway } from "~/gateway/gateway.server";
import { paths } from "~/paths";
import { avatarFindings } from "~/rules/avatar";
import { formText } from "~/rules/form-text";
import { lengths } from "~/rules/limits";
import type { Asked } from "~/session/caller.server";
import { flash } from "~/session/flash.server";
import { bareGatewayFor } from "~/session/gateway.server";
import { signOut } from "~/session/round-trip.server";
import { type Question, readQuestion } from "~/ui/form/question";
import {
  boundPhoneQuestion,
  codeQuestion,
  emailQuestion,
  phoneCodeQuestion,
  phoneQuestion,
  phoneRemovalQuestion,
  rolesQuestion,
} from "./personal-forms";
import type { FormRefused, PersonalOutcome } from "./personal-outcome";
import { refusedAt } from "./refused-at.server";

/** Nothing longer is read (contract/profile.ts). */
const longestPassword = 400;
const longestSessionId = 64;

/** What to do with a posted form of the profile page. */
export function takePersonal(asked: Asked, posted: FormData) {
  switch (formText(posted, "intent")) {
    case "avatar":
      return changeAvatar(asked, posted);
    case "emailCode":
      return answer(asked, posted, "email", emailQuestion, async (call, { email }) => {
        await call(profile.requestEmailCode, { email, password: passwordIn(posted) });
        return null;
      });
    case "emailConfirm":
      return answer(asked, posted, "code", codeQuestion, async (call, codes) => {
        await call(profile.confirmEmail, codes);
        return "profile.email.saved";
      });
    case "emailCancel":
      return giveUp(asked, profile.cancelEmailChange);
    case "phoneCode":
      return answer(asked, posted, "boundPhone", boundPhoneQuestion, async (call, { boundPhone }) => {
        await call(profile.requestPhoneCode, { boundPhone, password: passwordIn(posted) });
        return null;
      });
    case "phoneConfirm":
      return answer(asked, posted, "phoneCode", phoneCodeQuestion, async (call, codes) => {
        await call(profile.confirmPhone, codes);
        return "profile.boundPhone.saved";
      });
    case "phoneCancel":
      return giveUp(asked, profile.cancelPhoneChange);
    case "phoneRemove":
      return answer(asked, posted, "phoneRemoval", phoneRemovalQuestion, async (call) => {
        await call(profile.removePhone, { password: passwordIn(posted) });
        return "profile.boundPhone.removed";
      });
    case "sessionEnd":
      return endSession(asked, formText(posted, "sessionId"));
    case "sessionsEnd":
      return signOutEverywhere(asked);
    case "phone":
      return answer(asked, posted, "phone", phoneQuestion, async (call, { phone = "" }) => {
        await call(profile.updatePhone, { phone, before: formText(posted, "before").slice(0, lengths.code) });
        return "profile.phone.saved";
      });
    case "roles":
      return answer(asked, posted, "roles", rolesQuestion, async (call, { before, ...roles }) => {
        const { waiting } = await call(members.setRoles, { ...roles, before: before.split(",").filter(Boolean) });
        return waiting.length > 0 ? "account.roles.waiting" : "account.roles.saved";
      });
    case "confirmRole":
      return decideRole(asked, posted, members.confirmRole, "account.roles.confirmed");
    case "declineRole":
      return decideRole(asked, posted, members.declineRole, "account.roles.declined");
    default:
      throw new Response(null, { status: 400 });
  }
}

/** The password as it was typed. It is not one of a question's answers: those are trimmed, and shown again. */
const passwordIn = (posted: FormData) => formText(posted, "password").slice(0, longestPassword);

/** Reads a form, hands its answers on, and says what came of it: a code for the next page, or null for nothing to say. */
async function answer<Answers>(
  asked: Asked,
  posted: FormData,
  about: FormRefused["about"],
  question: Question<Answers>,
  run: (call: Gateway, answers: Answers) => Promise<string | null>,
) {
  const submission = readQuestion(question, posted);
  if (submission.status !== "success")
    return json<PersonalOutcome>({ about, reply: submission.reply() }, { status: 422 });
  try {
    return await done(await run(await bareGatewayFor(asked), submission.value));
  } catch (error) {
    return refusedAt(error, asked.request, (field, code) => ({
      about,
      // Codes come too often for either address; the form has a field of its own for it.
      reply: submission.reply({
        fieldErrors: { [about === "boundPhone" && field === "email" ? about : field]: [code] },
      }),
    }));
  }
}

async function changeAvatar(asked: Asked, posted: FormData) {
  const avatarPicture = posted.get("avatarPicture");
  const file = avatarPicture instanceof File ? avatarPicture : new File([], "");
  const codes = avatarFindings(file).map(({ code }) => code);
  const [{ params } = {}] = avatarFindings(file).filter((finding) => finding.params);
  if (codes.length > 0) return json<PersonalOutcome>({ about: "avatar", codes, params }, { status: 422 });
  try {
    const call = await bareGatewayFor(asked);
    await call(profile.updateAvatarPicture, { avatarPicture: file });
    return await done("profile.avatar.saved");
  } catch (error) {
    return refusedAt(error, asked.request, (_, code) => ({ about: "avatar", codes: [code] }));
  }
}

const longestId = 64;

/** A second manager confirms or declines a role; a refusal is said where the requests are listed. */
async function decideRole(
  asked: Asked,
  posted: FormData,
  endpoint: typeof members.confirmRole | typeof members.declineRole,
  code: string,
) {
  try {
    const call = await bareGatewayFor(asked);
    await call(endpoint, { requestId: formText(posted, "requestId").slice(0, longestId) });
    return await done(code);
  } catch (error) {
    return refusedAt(error, asked.request, (_, refusal) => ({ about: "roleRequest", codes: [refusal] }));
  }
}

/** Gives up a change that waits for its codes. */
async function giveUp(asked: Asked, endpoint: typeof profile.cancelEmailChange) {
  try {
    const call = await bareGatewayFor(asked);
    await call(endpoint, {});
    return await done(null);
  } catch (error) {
    return refusedAt(error, asked.request, () => null);
  }
}

/** One that is over already is as good as ended. */
async function endSession(asked: Asked, sessionId: string) {
  try {
    await (
      await bareGatewayFor(asked)
    )(profile.endSession, { sessionId: sessionId.slice(0, longestSessionId) });
  } catch (error) {
    if (!isFailure(error, "session.unknown")) return refusedAt(error, asked.request, () => null);
  }
  return done("profile.session.ended");
}

/** The others end by a call of their own, this one as by signing out. */
async function signOutEverywhere(asked: Asked) {
  try {
    await (
      await bareGatewayFor(asked)
    )(profile.endOtherSessions, {});
  } catch (error) {
    return refusedAt(error, asked.request, () => null);
  }
  return signOut(asked);
}

async function done(code: string | null) {
  const headers = code === null ? undefined : { "set-cookie": await flash({ code }) };
  return redirect(paths.personal, { status: 303, headers });
}
