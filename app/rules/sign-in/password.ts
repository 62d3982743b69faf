import { minutes } from "../time";
import type { Finding } from "../finding";

/** The minimum and maximum length of a password, in characters. */
export const passwordLength = { least: 12, most: 128 } as const;
/** The digits of a password reset code after too many wrong codes for the account in a day. */
export const longCodeDigits = 12;
/** A password reset code with at least this much validity left is reused rather than replaced. */
export const reusableCodeMs = minutes(2);

/** The most common passwords, so that the form can reject them immediately. The base API checks long lists. */
const common = [
  "password",
  "qwerty",
  "123456",
  "iloveyou",
  "admin",
  "welcome",
  "letmein",
  "abc123",
  "111111",
  "000000",
];

type PasswordFinding = Finding<"password.short" | "password.long" | "password.account" | "password.common">;

/**
 * The problems of a new password: too short, too long, derived from the account name, or common. Length is decisive;
 * particular kinds of characters are not required.
 */
export function passwordFindings(password: string, account: string): PasswordFinding[] {
  const lowerCase = password.toLowerCase();
  const wrong = (code: PasswordFinding["code"], params?: Finding["params"]) => [{ field: "password", code, params }];
  if ([...password].length < passwordLength.least) return wrong("password.short", { least: passwordLength.least });
  if ([...password].length > passwordLength.most) return wrong("password.long", { most: passwordLength.most });
  if (account.length > 2 && lowerCase.includes(account.toLowerCase())) return wrong("password.account");
  const rest = common.reduce((text, word) => text.replaceAll(word, ""), lowerCase);
  if (new Set(rest).size < 4) return wrong("password.common");
  return [];
}
