import { json } from "@remix-run/node";
import { z } from "zod";
import { Failure } from "~/gateway/failure";
import { answerFor } from "~/session/failures.server";
import { paramsOfRefusal } from "~/session/refusals";
import type { PersonalOutcome } from "./personal-outcome";

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
const wordParams = z.object({ params: z.record(z.string(), z.union([z.string(), z.number()])) });

/** A refusal of the base API: told at its field with what was typed, or answered as §8 says where it has none. */
export async function refusedAt(
  error: unknown,
  request: Request,
  say: (field: string, code: string) => PersonalOutcome | null,
) {
  if (!(error instanceof Failure)) throw error;
  const field = Object.hasOwn(fields, error.code) ? fields[error.code] : undefined;
  const outcome = field ? say(field, error.code) : null;
  if (!outcome) throw await answerFor(error, request);
  const params = { ...wordParams.safeParse(error.details).data?.params, ...paramsOfRefusal(error) };
  const headers = error.retryAfter ? { "retry-after": error.retryAfter } : undefined;
  return json<PersonalOutcome>({ ...outcome, params }, { status: error.status, headers });
}
