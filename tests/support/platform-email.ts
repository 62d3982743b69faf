import { profile } from "~/contract";
import { demoPassword } from "~/platform/seed/demo/accounts";
import type { Call } from "./platform";

type Email = { to: string; subject: string; text: string };
type Emails = () => Promise<Email[]>;

/** The code in the newest email to an address; empty if there is none. */
export async function codeTo(emails: Emails, email: string): Promise<string> {
  const message = (await emails()).find(({ to, text }) => to === email && /^\d{6}$/m.test(text));
  return /^\d{6}$/m.exec(message?.text ?? "")?.[0] ?? "";
}

/** The codes that a change of email waits for: from the new address and from the old. */
export const emailCodes = async (emails: Emails, email: string, old = "supplier@demo.example") => ({
  code: await codeTo(emails, email),
  oldCode: await codeTo(emails, old),
});

/** A code that differs from this one. */
export const otherThan = (code: string): string => (code === "000000" ? "111111" : "000000");

/** Changes the email of the signed-in user, with password and both codes. */
export async function changeEmail(call: Call, emails: Emails, email: string, old = "supplier@demo.example") {
  await call(profile.requestEmailCode, { email, password: demoPassword });
  await call(profile.confirmEmail, await emailCodes(emails, email, old));
}

/** The link of the newest email to an address that undoes a change of its email. */
export async function undoLinkTo(emails: Emails, email: string): Promise<{ changeId: string; key: string }> {
  const texts = (await emails()).filter(({ to }) => to === email).map(({ text }) => text);
  const [, changeId = "", key = ""] =
    texts.map((text) => /\/undo-email\/([^?\s]+)\?key=(\S+)/.exec(text)).find((link) => link !== null) ?? [];
  return { changeId, key: decodeURIComponent(key) };
}
