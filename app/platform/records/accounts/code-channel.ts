import type { Core } from "~/platform/core/core";
import { offersPhones } from "~/platform/core/outbox/outbox";
import { findSmsObstacle } from "~/platform/core/outbox/sms-destination";
import type { CodeChannel } from "~/rules/contact";
import type { Account } from "./accounts";

/**
 * The number that sign-in codes may be sent to; undefined if no phone is bound, if phones are switched off, or if this number
 * cannot receive text messages.
 */
export function phoneForCodes({ config }: Pick<Core, "config">, { boundPhone }: Account): string | undefined {
  if (boundPhone === undefined || !offersPhones(config)) return undefined;
  return findSmsObstacle(boundPhone, config.smsCountries) === null ? boundPhone : undefined;
}

/** The channel for the code of an account's next sign-in. */
export const toCodeChannel = (core: Pick<Core, "config">, account: Account): CodeChannel =>
  account.code_channel === "phone" && phoneForCodes(core, account) !== undefined ? "phone" : "email";
