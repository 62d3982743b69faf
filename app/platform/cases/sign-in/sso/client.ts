import * as oidc from "openid-client";
import type { Core } from "~/platform/ground/core";
import { refuse } from "~/platform/ground/base/refuse";
import type { AttemptSecrets } from "./attempt";
import { callbackAddress } from "./addresses";
import { discover } from "./discovery";
import { isDown, reasonOf } from "./failure";
import { idTokenMaxAgeSeconds, idTokenMaxAheadSeconds, silentSeconds } from "./lifetimes";
import type { EmbeddedProvider } from "./provider";

type Checks = AttemptSecrets & { state: string };
/** Who signed in: told by issuer and subject, never by e-mail (S-21). */
export type SignedIn = { issuer: string; subject: string; idToken: string };

/** The relying party: the platform as a client of its identity provider, the embedded one or the company's own. */
export type Client = {
  /** Where a sign-in begins: the provider's address, with state, nonce and an S256 challenge (S-20). */
  begin(checks: Checks): Promise<URL>;
  /**
   * Exchanges what the provider sent back. Throws `SignInFailed` for whatever does not hold: state, issuer, code,
   * verifier, signature, audience, times, nonce (S-20, S-21).
   */
  finish(query: URLSearchParams, checks: Checks): Promise<SignedIn>;
  /** Where the provider's logout is, which comes back to the address given; null: it has none, or does not answer. */
  logoutAddress(idToken: string, returnTo: string): Promise<URL | null>;
};

/** A sign-in that came back and does not hold; `reason` may be logged. */
export class SignInFailed extends Error {
  override readonly name = "SignInFailed";
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Opens the client. The provider is looked up at the first sign-in, and again after it could not be reached: the portal
 * starts without it. Refusal of `begin` and `finish`: `signIn.providerDown` (503).
 */
export function openClient(core: Core, embedded: EmbeddedProvider | null): Client {
  let pending: Promise<oidc.Configuration> | undefined;
  const maxAge = embedded ? silentSeconds : undefined;
  const redirectUri = callbackAddress(core.config);

  function provider() {
    pending ??= discover(core, embedded).catch((error: unknown) => {
      pending = undefined;
      return down(core, error);
    });
    return pending;
  }

  return {
    async begin({ state, nonce, verifier }) {
      return oidc.buildAuthorizationUrl(await provider(), {
        redirect_uri: redirectUri,
        scope: "openid",
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        ...(maxAge !== undefined && { max_age: String(maxAge) }),
      });
    },
    async finish(query, { state, nonce, verifier }) {
      const configuration = await provider();
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await oidc
        .authorizationCodeGrant(configuration, new URL(`${redirectUri}?${query}`), { ...checks, maxAge })
        .catch((error: unknown) => {
          if (isDown(error)) return down(core, error);
          throw new SignInFailed(reasonOf(error));
        });
      const claims = tokens.claims();
      if (!claims || !tokens.id_token) throw new SignInFailed("no_id_token");
      if (!isOfNow(claims.iat)) throw new SignInFailed("not_of_now");
      return { issuer: claims.iss, subject: claims.sub, idToken: tokens.id_token };
    },
    async logoutAddress(idToken, returnTo) {
      const configuration = await provider().catch(() => null);
      if (!configuration?.serverMetadata().end_session_endpoint) return null;
      return oidc.buildEndSessionUrl(configuration, { id_token_hint: idToken, post_logout_redirect_uri: returnTo });
    },
  };
}

/** Whether an id token was just made: the code for it was exchanged this moment, whatever `exp` still allows. */
function isOfNow(iat: number): boolean {
  const age = Math.floor(Date.now() / 1000) - iat;
  return age <= idTokenMaxAgeSeconds && age >= -idTokenMaxAheadSeconds;
}

function down({ config }: Core, error: unknown): never {
  config.log.warn({ event: "provider_down", reason: reasonOf(error) });
  return refuse("unavailable", "signIn.providerDown");
}
