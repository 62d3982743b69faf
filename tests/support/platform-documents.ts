import { registration, onboarding } from "~/contract";
import { sectionIds } from "~/rules/registration/section-ids";
import type { FormValues } from "~/rules/form-values";
import { type Call, callOf } from "./platform";
import { completeValues } from "./platform-complete";
import { insideOf } from "./platform-inside";
import type { Setup } from "./platform-onboarding";
import { signedIn, signedInByPassword } from "./platform-sign-in";
import { decideSeen, submitSeen } from "./seen";

type Registrant = { email: string; name: string; language: "zh" | "en"; clientAddress?: string };
type Answers = {
  attachments: FormValues[];
  certifications?: FormValues[];
  contacts: string[];
  /** The answers that distinguish the company from others in the test. */
  basic?: FormValues;
};

const smith = { companyName: "上海史密斯精密有限公司", unifiedCreditCode: "91310110666007217T", duns: "123456789" };
const own = "a horse that flies at night";

/** A separate company, approved with these documents and contacts. Returns its id, and its supplier's calls on any day. */
export async function approvedWith(
  { platform, emails }: Pick<Setup, "platform" | "emails">,
  { email, name, language, clientAddress = "198.51.100.1" }: Registrant,
  { attachments, certifications = [], contacts, basic = {} }: Answers,
) {
  const visitor = callOf(platform, { clientAddress });
  const { challengeId } = await visitor(registration.requestCode, { email, language });
  const emailTo = async (pattern: RegExp) =>
    pattern.exec((await emails()).find(({ to, text }) => to === email && pattern.test(text))?.text ?? "")?.[0] ?? "";
  const code = await emailTo(/^\d{6}$/m);
  const start = { name: "Smith", email, code, challengeId, country: "CN", language };
  const { registrationToken } = await visitor(registration.start, { ...start, consentAgreementFlag: 1 });
  const registrant = callOf(platform, { clientAddress, registrationToken: registrationToken ?? "" });
  await fillIn(registrant, { ...smith, companyEnglishName: name, ...basic }, (values) => {
    const { file } = values.attachment.attachments[0];
    const { certificate } = values.manage.certifications[0];
    values.attachment.attachments = attachments.map((row) => ({ file, ...row }));
    values.manage =
      certifications.length === 0
        ? { none: "1" }
        : { certifications: certifications.map((row) => ({ certificate, ...row })) };
    const [contact] = values.contact.contacts;
    values.contact.contacts = contacts.map((address) => ({ ...contact, email: address }));
  });
  await submitSeen(registrant);
  const { call: buyer } = await signedIn(platform, "buyer");
  const { content } = await buyer(onboarding.queue, { search: name });
  const registrationId = content[0]?.registrationId ?? "";
  await decideSeen(buyer, registrationId, { event: "approve" });
  const password = await emailTo(/^[\w-]{16}$/m);
  await signedInByPassword(platform, email, undefined, { password, own });
  return { registrationId, supplier: async () => (await signedIn(platform, email)).call };
}

type Email = Awaited<ReturnType<Setup["emails"]>>[number] & { createdAt: string };

/** The emails written at this very moment; on most days there are none, and the mailbox is not opened for that. */
export async function emailsOfNow(
  platform: Setup["platform"],
  emails: () => Promise<Email[]>,
  now: Date,
): Promise<Email[]> {
  const inside = await insideOf(platform);
  const written = await inside?.db
    .selectFrom("outbox")
    .select("id")
    .where("created_at", "=", now.toISOString())
    .executeTakeFirst();
  if (!written) return [];
  return (await emails()).filter(({ createdAt }) => createdAt === now.toISOString());
}

async function fillIn(
  call: Call,
  basic: FormValues,
  modify: (values: Awaited<ReturnType<typeof completeValues>>) => void,
) {
  const values = await completeValues(call);
  Object.assign(values.basic, basic);
  modify(values);
  for (const section of sectionIds)
    await call(registration.saveSection, { section, version: 0, values: values[section] });
}
