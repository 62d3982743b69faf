import * as oidc from "openid-client";
import type { Core } from "~/platform/ground/core";
import { refuse } from "~/platform/ground/base/refuse";
import type { AttemptSecrets } from "./attempt";
import { callbackAddress, embeddedClientId, isSecure } from "./addresses";
import {
  idTokenMaxAgeSeconds,
  idTokenMaxAheadSeconds,
  silentSeconds,
  answerSeconds,
  toleranceSeconds,
} from "./lifetimes";
import type { EmbeddedProvider } from "./provider";
import { embeddedClientSecret, signingAlgorithm } from "./keys";

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
export function openClient(core: Core, embeddedProvider: EmbeddedProvider | null): Client {
  let pending: Promise<oidc.Configuration> | undefined;
  const maxAge = embeddedProvider ? silentSeconds : undefined;
  const redirectUri = callbackAddress(core.config);

  function provider() {
    pending ??= discover(core, embeddedProvider).catch((error: unknown) => {
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

/**
 * Reads what a provider says about itself, checks that it is the issuer that was configured, and answers everything that
 * its client needs. No address comes from a user, and no redirect is followed (S-55). Throws what the library throws.
 */
async function discover(core: Core, embeddedProvider: EmbeddedProvider | null): Promise<oidc.Configuration> {
  const { issuer, clientId, secret, algorithm } = relationOf(core, embeddedProvider);
  const metadata = { id_token_signed_response_alg: algorithm, [oidc.clockTolerance]: toleranceSeconds };
  const configuration = await oidc.discovery(new URL(issuer), clientId, metadata, authentication(secret), {
    timeout: answerSeconds,
    // Signatures are checked even where TLS would do: an id token is proof only by its signature (S-21).
    execute: [oidc.enableNonRepudiationChecks, ...(isInsecure(core, issuer) ? [oidc.allowInsecureRequests] : [])],
    ...(embeddedProvider && {
      [oidc.customFetch]: (url, { body, ...options }) =>
        embeddedProvider.fetch(new Request(url, { ...options, body: body as BodyInit | null | undefined })),
    }),
  });
  // The library makes exceptions for a provider of many companies at once; we have one company.
  if (new URL(configuration.serverMetadata().issuer).href !== new URL(issuer).href) throw new Error("Another issuer");
  return configuration;
}

function relationOf(core: Core, embeddedProvider: EmbeddedProvider | null) {
  const { oidc: company } = core.config;
  if (embeddedProvider) {
    const secret = embeddedClientSecret(core);
    return { issuer: embeddedProvider.issuer, clientId: embeddedClientId, secret, algorithm: signingAlgorithm };
  }
  if (!company) throw new Error("No identity provider is configured");
  return { issuer: company.issuer, clientId: company.clientId, secret: company.clientSecret, algorithm: undefined };
}

/** Plain http is for demos, where the portal itself is reached by it; anywhere else the library refuses it. */
const isInsecure = ({ config }: Core, issuer: string) => !isSecure(config) && issuer.startsWith("http:");

/** By the header, which every provider has to understand, unless it says that it wants the secret in the body. */
function authentication(secret: string | undefined): oidc.ClientAuth {
  if (secret === undefined) return oidc.None();
  const [byHeader, inBody] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_basic") ? byHeader : inBody)(server, ...rest);
  };
}

/** A reason as it may be logged: what stands in an address or an answer of a provider could be anything (S-59). */
function reasonOf(error: unknown): string {
  const { error: reportedError, code, name } = error as { error?: unknown; code?: unknown; name?: unknown };
  const reason = [reportedError, code, name].find((part) => typeof part === "string" && /^\w{1,60}$/.test(part));
  return typeof reason === "string" ? reason : "unknown";
}

/** Whether it is the provider that fails rather than the sign-in: it cannot be reached, is too slow or is out of order. */
function isDown(error: unknown): boolean {
  if (error instanceof oidc.ClientError && ["OAUTH_TIMEOUT", "OAUTH_ABORT"].includes(error.code ?? "")) return true;
  // What `fetch` throws when there is no connection has no code; the library's own complaints have one.
  if (error instanceof TypeError) return !("code" in error);
  const { status, cause } = error as { status?: unknown; cause?: unknown };
  const answerStatus = cause instanceof Response ? cause.status : status;
  return typeof answerStatus === "number" && answerStatus >= 500;
}
