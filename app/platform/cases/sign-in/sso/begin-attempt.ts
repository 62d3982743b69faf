import type { SignInMethod } from "~/rules/sign-in/sign-in-method";
import type { Core } from "~/platform/core/core";
import { newSecret } from "~/platform/core/base/secret";
import { refuse } from "~/platform/core/base/refuse";
import { countAgainst } from "~/platform/core/rate-limits/count-against";
import { signInsPerAddress } from "~/platform/core/rate-limits/rates";
import { keepAttempt } from "./attempt";
import type { Sso } from "./sso";

type Beginning = {
  door: SignInMethod;
  /** The path of the portal to open afterwards. */
  callbackUrl: string;
  /** The secret in the link of a staff invitation to accept; omitted if there is none. */
  invitation?: string;
};
type Browser = { loginBinding: string | null; addressGroup: string; now: Date };

/**
 * Starts a sign-in attempt of this browser. Returns the provider's address to go to next (§2, S-20). Refusals: `signIn.failed`
 * (400: not started by a browser of the portal, or unknown provider), `signIn.tooMany` (429), `signIn.providerDown` (503).
 */
export async function beginAttempt(
  core: Core,
  { clients }: Pick<Sso, "clients">,
  { door, callbackUrl, invitation }: Beginning,
  { loginBinding, addressGroup, now }: Browser,
): Promise<URL> {
  const client = clients[door];
  if (!loginBinding || !client) return refuse("invalid", "signIn.failed");
  await countAgainst(core.db, now, [{ rate: signInsPerAddress, subject: core.seal.hash("address", addressGroup) }]);
  const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()];
  const address = await client.begin({ state, nonce, verifier });
  const content = { nonce, verifier, door, ...(invitation !== undefined && { invitation }) };
  await keepAttempt(core, { state, binding: loginBinding, content, callbackUrl, now });
  return address;
}
