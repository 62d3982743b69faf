import { onboarding } from "~/contract";
import type { ReturnedItem } from "~/contract/onboarding";
import type { Platform } from "~/platform/platform.server";
import type { DecisionEvent } from "~/rules/onboarding/decision";
import type { Call } from "./platform";
import { handOverDocuments } from "./platform-company";
import { fillIn } from "./platform-complete";
import { signedIn, signedInByPassword } from "./platform-sign-in";
import { decideSeen, submitSeen } from "./seen";

const own = "a horse that flies at night";
const email = "wang@yuanhang.example";

export type Setup = {
  platform: Platform;
  register: (email?: string) => Promise<{ call: Call }>;
  emails: () => Promise<{ to: string; subject: string; text: string }[]>;
};

/** A submitted registration, and both purchasing managers. */
export async function afterSubmission({ platform, register, emails }: Setup) {
  const registrant = await register();
  await fillIn(registrant.call);
  await submitSeen(registrant.call);
  const { call: first } = await signedIn(platform, "buyer");
  const { call: second } = await signedIn(platform, "buyer2");
  const { content } = await first(onboarding.queue, { search: "远航" });
  const registrationId = content[0]?.registrationId ?? "";
  const decide = (call: Call, event: DecisionEvent, reason?: string, items: ReturnedItem[] = []) =>
    decideSeen(call, registrationId, { event, reason, items });
  /** The supplier signs in for the first time, with the password it was sent. */
  async function supplier() {
    const message = (await emails()).find(({ to, subject }) => to === email && subject.includes("初审通过"));
    const password = /^[\w-]{16}$/m.exec(message?.text ?? "")?.[0] ?? "";
    return (await signedInByPassword(platform, email, undefined, { password, own })).call;
  }
  /** On to the certification. */
  async function upToCertification() {
    await decide(first, "approve");
    const call = await supplier();
    await decide(first, "accept");
    await decide(first, "startCertification");
    await handOverDocuments(call);
    return call;
  }
  return { registrant, first, second, registrationId, decide, supplier, upToCertification };
}
