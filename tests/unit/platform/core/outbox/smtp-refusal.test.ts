import { describe, expect, test } from "vitest";
import { smtpTransport } from "~/platform/core/outbox/smtp";

const transport = smtpTransport({
  smtpUrl: "smtp://127.0.0.1:1",
  mailFrom: "portal@brand.example",
  publicOrigin: "https://portal.brand.example",
  brandName: { zh: "品牌", en: "Brand" },
});

/** The error that nodemailer throws after such a reply. */
const refusal = (response: string, code = "EENVELOPE") =>
  Object.assign(new Error(response), { code, responseCode: Number(response.slice(0, 3)), response });
const isPermanent = (error: Error) => transport.failureOf(error).isPermanent;

describe("a reply that is retried although its code looks permanent", () => {
  test.each([
    "550 4.7.1 Client host rejected",
    "554 4.2.2 Mailbox over its limit",
    "550 5.7.1 Greylisted, please come back in five minutes",
    "554 5.7.1 Graylisting in effect",
    "550 5.7.0 Recipient address rejected: please try again later",
    "550 Service temporarily unavailable",
    "552 5.2.2 The email account that you tried to reach is over quota",
    "550 5.2.2 Mailbox is full",
    "552 Requested mail action aborted: exceeded storage allocation, mailbox full",
    "550 sending quota exceeded",
    "550 5.7.1 Rate limit reached",
    "550 5.7.232 Your message rate has exceeded the limit",
    "550 Connection frequency limited",
    "554 Too many messages from this address",
    "550-5.7.1 Throttled\n550 5.7.1 see the help page",
  ])("%s", (response) => expect(isPermanent(refusal(response))).toBe(false));
});

describe("a reply that ends the email", () => {
  test.each([
    "550 5.1.1 User unknown",
    "550 5.1.1 The email account that you tried to reach does not exist. Please try double-checking the address",
    "550 5.1.1 No such user; do not try again",
    "550 no such user wang@yuanhang.example",
    "552 5.3.4 Message size exceeds fixed maximum message size",
    "554 5.7.1 Message rejected by policy",
    "550 5.4.1 Recipient address rejected: access denied [4.2.2.1]",
    "553 Mailbox name not allowed",
  ])("%s", (response) => expect(isPermanent(refusal(response))).toBe(true));

  test("can also follow the text of the email, unless it is temporary", () => {
    expect(isPermanent(refusal("554 5.6.0 Invalid header", "EMESSAGE"))).toBe(true);
    expect(isPermanent(refusal("554 4.6.0 Not now", "EMESSAGE"))).toBe(false);
  });
});

test("an error that is not a reply to an email is retried", () => {
  expect(isPermanent(refusal("421 4.7.0 Try later"))).toBe(false);
  expect(isPermanent(refusal("535 5.7.8 Authentication failed", "EAUTH"))).toBe(false);
  expect(isPermanent(Object.assign(new Error("timeout"), { code: "ETIMEDOUT" }))).toBe(false);
});
