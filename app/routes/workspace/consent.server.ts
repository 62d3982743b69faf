import { consent } from "~/contract";
import { Failure } from "~/gateway/failure";
import { asksForConsent } from "~/rules/consent";
import type { Asked } from "~/session/caller.server";
import { bareGatewayFor } from "~/session/gateway.server";
import { staticText } from "~/session/static-text.server";
import type { ShellFacts } from "~/ui/shell/shell-facts";

/**
 * The texts the user is to agree to (§4); null: nobody asks. A base API that does not answer this question asks nobody, and
 * the page does not fail for it: what is about the session, the other calls of the shell say too.
 */
export async function consentFor(asked: Asked): Promise<ShellFacts["consent"]> {
  try {
    const call = await bareGatewayFor(asked);
    if (!asksForConsent(await call(consent.status, {}))) return null;
    const texts = ["ISP.USER_AGREEMENT", "ISP.PROTECTION_POLICY"].map((code) => staticText(call, code));
    return { texts: await Promise.all(texts) };
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}
