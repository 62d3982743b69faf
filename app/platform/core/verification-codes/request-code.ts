import type { Core, Context } from "~/platform/core/core";
import type { Email } from "~/platform/core/emails/render-email";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { putSmsInOutbox } from "~/platform/core/outbox/sms-outbox";
import {
  type AccountPurpose,
  accountBudget,
  type Budget,
  type PasswordPurpose,
  type PhonePurpose,
  phoneBudget,
  type VisitorPurpose,
  visitorBudget,
} from "./budgets";
import { emailAddress, emailHashes, phoneHashes } from "~/platform/core/contact-keys";
import { issueCode } from "./issue-code";

type Request = { email: string; lifeSeconds?: number; copyTo?: readonly string[] } & (
  | { purpose: VisitorPurpose }
  | { purpose: AccountPurpose; accountId: string }
  | { purpose: PasswordPurpose; budget: Budget }
);
type PhoneRequest = { number: string; purpose: PhonePurpose; accountId: string };

/**
 * Sends a code and returns its challenge to the requesting browser. Earlier codes stay valid in the browsers that
 * requested them, so requesting a code for someone else's email does not affect them. `write` builds the email: even if
 * it returns nothing, a code row is written, so that known and unknown addresses get the same answer (S-17). `copyTo`
 * gets the same email.
 */
export function requestCode(
  core: Core,
  context: Context,
  request: Request,
  write: (code: string) => Email | null,
): Promise<{ challengeId: string }> {
  const { seal } = core;
  const { now } = context;
  const { purpose, lifeSeconds, copyTo = [] } = request;
  const to = emailAddress(request.email);
  return issueCode(core, now, {
    purpose,
    hashes: emailHashes(seal, to),
    budget: budgetOf(core, context, request, to),
    lifeSeconds,
    async post(trx, { code, expires, challengeHash }) {
      const message = write(code);
      if (!message) return;
      for (const recipient of [to, ...copyTo])
        await putInOutbox(trx, seal, {
          kind: purpose === "longPassword" ? "code.password" : `code.${purpose}`,
          to: recipient,
          message,
          now,
          expires,
          challengeHash,
        });
    },
  });
}

function budgetOf({ seal }: Core, context: Context, request: Request, to: string): Budget {
  if ("budget" in request) return request.budget;
  return "accountId" in request
    ? accountBudget(seal, request.purpose, request.accountId, to)
    : visitorBudget(seal, request.purpose, to, context);
}

/** Like `requestCode`, but by text message to a number in E.164; `write` makes its text. */
export function requestCodeByPhone(
  core: Core,
  context: Context,
  { number, purpose, accountId }: PhoneRequest,
  write: (code: string) => string,
): Promise<{ challengeId: string }> {
  const { seal } = core;
  const { now } = context;
  return issueCode(core, now, {
    purpose,
    hashes: phoneHashes(seal, number),
    budget: phoneBudget(seal, purpose, accountId, number, context),
    async post(trx, { code, expires }) {
      await putSmsInOutbox(trx, seal, { kind: `code.${purpose}`, to: number, text: write(code), now, expires });
    },
  });
}
