import { onboarding, profile } from "~/contract";
import { fillIn } from "./platform-complete";
import { emailCodes } from "./platform-email";
import { type Setup, afterSubmission } from "./platform-onboarding";
import { signedIn } from "./platform-sign-in";
import { decideSeen, submitCertificationSeen, submitSeen } from "./seen";

/** The address that two accounts share: the account name of the older one, and the email of the newer one. */
export const sharedMailbox = "wang@yuanhang.example";
/** The older account: its name is the shared address, its email is a different one. */
export const formerAccount = { email: "wang@new.example", password: "a horse that flies at night" };

type Clock = { advance(seconds: number): void };

/**
 * A mailbox whose account was moved to another email address, kept its name, and is approved again: returns the name and the
 * initial password of the newer account.
 */
export async function approveAgain(setup: Setup & { clock: Clock }): Promise<{ account: string; password: string }> {
  const { platform, register, emails, clock } = setup;
  const { decide, second, upToCertification } = await afterSubmission(setup);
  const supplier = await upToCertification();
  await submitCertificationSeen(supplier);
  clock.advance(1);
  await supplier(profile.requestEmailCode, formerAccount);
  await supplier(profile.confirmEmail, await emailCodes(emails, formerAccount.email, sharedMailbox));
  await decide(second, "refuse", "品类不符");

  clock.advance(120);
  const again = await register(sharedMailbox);
  await fillIn(again.call);
  await submitSeen(again.call);
  const { call: buyer } = await signedIn(platform, "buyer2");
  const { content } = await buyer(onboarding.queue, { search: "远航" });
  const registrationId = content.find(({ state }) => state === "preliminaryReview")?.registrationId ?? "";
  await decideSeen(buyer, registrationId, { event: "approve", note: "重新注册，已核实" });

  const [message] = (await emails()).filter(({ to, subject }) => to === sharedMailbox && subject.includes("初审通过"));
  const [, account = ""] = /账号：(\S+)/.exec(message?.text ?? "") ?? [];
  return { account, password: /^[\w-]{16}$/m.exec(message?.text ?? "")?.[0] ?? "" };
}
