import { profile } from "~/contract";
import { demoPassword } from "~/platform/seed/demo/accounts";
import type { Call } from "./platform";

type Letter = { to: string; subject: string; text: string };
type Letters = () => Promise<Letter[]>;

/** The code in the newest email to an address; empty if there is none. */
export async function codeTo(letters: Letters, email: string): Promise<string> {
  const letter = (await letters()).find(({ to, text }) => to === email && /^\d{6}$/m.test(text));
  return /^\d{6}$/m.exec(letter?.text ?? "")?.[0] ?? "";
}

/** The codes that a change of e-mail waits for: from the new address and from the old. */
export const emailCodes = async (letters: Letters, email: string, old = "supplier@demo.example") => ({
  code: await codeTo(letters, email),
  oldCode: await codeTo(letters, old),
});

/** Another code than this one. */
export const otherThan = (code: string): string => (code === "000000" ? "111111" : "000000");

/** Changes the e-mail of who is signed in, with password and both codes. */
export async function changeEmail(call: Call, letters: Letters, email: string, old = "supplier@demo.example") {
  await call(profile.requestEmailCode, { email, password: demoPassword });
  await call(profile.confirmEmail, await emailCodes(letters, email, old));
}

/** The link of the newest letter to an address that undoes a change of its e-mail. */
export async function undoLinkTo(letters: Letters, email: string): Promise<{ changeId: string; key: string }> {
  const texts = (await letters()).filter(({ to }) => to === email).map(({ text }) => text);
  const [, changeId = "", key = ""] =
    texts.map((text) => /\/undo-email\/([^?\s]+)\?key=(\S+)/.exec(text)).find((link) => link !== null) ?? [];
  return { changeId, key: decodeURIComponent(key) };
}
