import type { z } from "zod";
import type { registration } from "~/contract";
import type { Core, Context } from "~/platform/core/core";
import { emailAddress, emailHashes } from "~/platform/core/contact-keys";
import { codeEmail } from "~/platform/core/emails/codes";
import { requestCode } from "~/platform/core/verification-codes/request-code";
import { countService } from "~/platform/records/service/count-service";

type CodeRequest = z.output<typeof registration.requestCode.input>;

/**
 * Sends the code that confirms a registrant's email address. The first code to an address counts as a new registration.
 */
export async function requestStartCode(core: Core, { email, language }: CodeRequest, context: Context) {
  const emailContext = { ...core.config, language };
  const request = { email, purpose: "registration" } as const;
  const isFirst = !(await isKnown(core, email));
  const answer = await requestCode(core, context, request, (code) => codeEmail(emailContext, request, code));
  if (isFirst) await countService(core, core.db, context.now, [{ measure: "step", name: "started" }]);
  return answer;
}

/**
 * Whether this address has a registration, or was sent a code that is still stored, which means that a registration is
 * being resumed or a code requested again.
 */
async function isKnown({ db, seal }: Core, email: string): Promise<boolean> {
  const hashes = emailHashes(seal, emailAddress(email));
  const earlier = await db
    .selectFrom("verification_code")
    .select("challenge_hash")
    .where("email_hash", "in", hashes)
    .where("purpose", "=", "registration")
    .limit(1)
    .executeTakeFirst();
  const open = await db.selectFrom("registration").select("id").where("open_key", "in", hashes).executeTakeFirst();
  return earlier !== undefined || open !== undefined;
}
