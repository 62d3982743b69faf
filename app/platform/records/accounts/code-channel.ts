import type { Core } from "~/platform/ground/core";
import { offersPhones } from "~/platform/ground/outbox/outbox";
import type { CodeChannel } from "~/rules/contact";
import type { Account } from "./accounts";

/** The number that sign-in codes may go to; undefined: none is bound, or phones are not offered any more. */
export const phoneForCodes = ({ config }: Pick<Core, "config">, { boundPhone }: Account): string | undefined =>
  offersPhones(config) ? boundPhone : undefined;

/** Where the code of an account's next sign-in goes. */
export const toCodeChannel = (core: Pick<Core, "config">, account: Account): CodeChannel =>
  account.code_channel === "phone" && phoneForCodes(core, account) !== undefined ? "phone" : "email";

/** An e-mail that its owner recognises and nobody else learns. */
export function maskedEmail(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  return `${name.slice(0, 1)}***@${domain}`;
}
