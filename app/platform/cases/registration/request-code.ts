import type { z } from "zod";
import type { registration } from "~/contract";
import type { Core } from "~/platform/ground/core";
import type { Context } from "~/platform/ground/context";
import { codeLetter } from "~/platform/ground/letters/codes";
import { requestCode } from "~/platform/ground/codes/request-code";

type Input = z.output<typeof registration.requestCode.input>;

/** Sends the code that confirms a registrant's e-mail. */
export function requestRegistrationCode(core: Core, { email, language }: Input, context: Context) {
  const stationery = { ...core.config, language };
  const request = { email, purpose: "registration" } as const;
  return requestCode(core, context, request, (code) => codeLetter(stationery, request, code));
}
