import type { RefusalCode } from "~/rules/refusal-code";
import type { Core } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import { findSignInMethod } from "~/platform/records/accounts/identities";

/** The company's own provider handles second factors itself: an account that signs in there is refused (404) with this code. */
export async function requireSignInHere(core: Core, accountId: string, code: RefusalCode): Promise<void> {
  if ((await findSignInMethod(core, accountId)) === "company") refuse("unknown", code);
}
