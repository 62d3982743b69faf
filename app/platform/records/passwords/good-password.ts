import type { Core } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import { passwordFindings } from "~/rules/sign-in/password";

/**
 * Refuses a new password (400, `password.*`) that violates the rules, which the form checks too, or that attackers
 * would try first. `account` is the account name; it and the manufacturer's names count as words that an attacker
 * knows.
 */
export async function requireGoodPassword(
  { config }: Pick<Core, "config">,
  account: string,
  password: string,
): Promise<void> {
  const [finding] = passwordFindings(password, account);
  if (finding) refuse("invalid", finding.code, { params: finding.params });
  // Loaded on demand, because reading the lists takes a fifth of the start time and most starts do not need them.
  const { isCommonPassword } = await import("./common-password");
  const names = [config.brandName.zh, config.brandName.en, account, ...(account.split("@")[0] ?? "").split(/[._-]/)];
  if (isCommonPassword(password, names)) refuse("invalid", "password.common");
}
