import type { z } from "zod";
import type { session } from "~/contract";
import { safePath } from "~/rules/safe-path";
import type { Core } from "~/platform/ground/core";
import type { Context } from "~/platform/ground/context";
import { countAgainst } from "~/platform/ground/database/rate";
import { refuse } from "~/platform/ground/base/refuse";
import { signInsPerAddress } from "~/platform/ground/settings/limits";
import { keepAttempt } from "./attempt";
import { newSecret } from "~/platform/records/sessions/digest";
import { sendTo } from "./redirect";
import type { Sso } from "./sso";

/** Where somebody goes who did not say where to. */
const workspacePath = "/workspace";

/**
 * Begins a sign-in and sends the browser to the provider (§2, S-20). Refusals: `signIn.failed` (400: not begun by a
 * browser of the portal), `signIn.tooMany` (429), `signIn.providerDown` (503).
 */
export async function login(
  core: Core,
  { client }: Sso,
  { callbackUrl }: z.output<typeof session.login.input>,
  { loginBinding, addressGroup, now }: Context,
): Promise<Response> {
  if (!loginBinding) return refuse("invalid", "signIn.failed");
  await countAgainst(core.db, now, [{ rate: signInsPerAddress, subject: core.seal.hash("address", addressGroup) }]);
  const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()];
  const address = await client.begin({ state, nonce, verifier });
  await keepAttempt(core, {
    state,
    binding: loginBinding,
    secrets: { nonce, verifier },
    callbackUrl: safePath(callbackUrl, workspacePath),
    now,
  });
  return sendTo(address.href);
}
