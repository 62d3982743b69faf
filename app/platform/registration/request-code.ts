import type { z } from "zod";
import type { registration } from "~/contract";
import type { Core } from "../core";
import type { Context } from "../http/context";
import { registrationCode } from "../mail/letters/registration-code";
import { requestCode } from "../verification/request-code";

type Input = z.output<typeof registration.requestCode.input>;

/** Sends the code that confirms a registrant's e-mail. */
export function requestRegistrationCode(core: Core, { email, language }: Input, context: Context) {
  const stationery = { ...core.config, language };
  return requestCode(core, context, { email, purpose: "registration" }, (code) => registrationCode(stationery, code));
}
