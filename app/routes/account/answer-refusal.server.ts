import { json } from "@remix-run/node";
import type { Failure } from "~/gateway/failure";
import { retryHeaders, sentenceParams } from "~/session/answer-failure.server";
import type { Portal } from "~/session/portal.server";
import type { PersonalOutcome } from "./personal-forms";

/** Refusals that belong to a field of the profile page; their sentences are in `findings` under the same code. */
const fields: Record<string, string> = {
  "field.email": "email",
  "profile.email.same": "email",
  "code.tooSoon": "email",
  "code.tooMany": "email",
  "code.wrong": "code",
  "code.exhausted": "code",
  "profile.oldCode.wrong": "oldCode",
  "profile.oldCode.exhausted": "oldCode",
  "profile.password.wrong": "password",
  "profile.password.tooMany": "password",
  "profile.boundPhone.invalid": "boundPhone",
  "profile.boundPhone.notPersonal": "boundPhone",
  "profile.boundPhone.country": "boundPhone",
  "profile.boundPhone.same": "boundPhone",
  "profile.boundPhone.notOffered": "boundPhone",
  "profile.emailCode.wrong": "emailCode",
  "profile.emailCode.exhausted": "emailCode",
  "field.phone": "phone",
  "profile.phone.outdated": "phone",
  "account.errorNum": "userAccount",
  "account.tooOften": "userAccount",
  "account.userName.differs": "userName",
  "account.roles.own": "tenantRoleIds",
  "account.roles.unknown": "tenantRoleIds",
  "account.roles.outdated": "tenantRoleIds",
  "account.roles.superAdmin": "tenantRoleIds",
  "account.roles.requestUnknown": "requestId",
  "account.roles.secondPerson": "requestId",
  "account.roles.roleTooNew": "requestId",
  "account.roles.roleFromOther": "requestId",
  "avatar.format": "avatarPicture",
  "avatar.size": "avatarPicture",
  "avatar.required": "avatarPicture",
  "file.tooOften": "avatarPicture",
  "file.store": "avatarPicture",
};

/** A refusal of the base API: shown at its field with the answers still in the form, or handled as in §8 if it has no field. */
export async function answerAccountRefusal(
  portal: Portal,
  failure: Failure,
  show: (field: string, code: string) => PersonalOutcome | null,
) {
  const { code, status } = failure;
  const field = Object.hasOwn(fields, code) ? fields[code] : undefined;
  const outcome = field ? show(field, code) : null;
  if (!outcome) throw await portal.answerFor(failure);
  const params = sentenceParams(failure);
  return json<PersonalOutcome>({ ...outcome, params }, { status, headers: retryHeaders(failure) });
}
