import * as oidc from "openid-client";
import { inSeconds } from "~/rules/time";
import type { Core } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import type { AttemptSecrets } from "./attempt";
import { callbackAddress, isPortalSecure } from "./addresses";
import { answerSeconds, idTokenMaxAgeSeconds, idTokenMaxAheadSeconds, toleranceSeconds } from "./lifetimes";
import { isDown, reasonOf } from "./provider-failure";
import type { Relation } from "./relation";

type Checks = AttemptSecrets & { state: string };
/** The claims of a provider about a person, besides the subject. */
export type Claims = Readonly<Record<string, unknown>>;
/** The person who signed in, known by issuer and subject, never by email (S-21). */
export type SignedIn = {
  issuer: string;
  subject: string;
  idToken: string;
  /**
   * The claims about the person: those of the id token and, if one of `names` is missing, also those of the user info endpoint.
   * Refusal: `signIn.providerDown` (503).
   */
  loadClaims(names: readonly string[]): Promise<Claims>;
};

/** The relying party: the portal as a client of an identity provider, the embedded one or the company's own. */
export type Client = {
  issuer: string;
  /** The provider's address for a new sign-in, with state, nonce and an S256 challenge (S-20). */
  begin(checks: Checks): Promise<URL>;
  /**
   * Exchanges the response of the provider. Throws `SignInFailed` if any of these is invalid: state, issuer, code, verifier,
   * signature, audience, times, nonce, `auth_time`, `acr` (S-20, S-21).
   */
  finish(query: URLSearchParams, checks: Checks): Promise<SignedIn>;
  /**
   * The address of the provider's logout, which returns to the given address; null if it has none or does not respond.
   */
  logoutAddress(idToken: string, returnTo: string): Promise<URL | null>;
  /** Whether the provider responded when it was last needed. If not, this retries without waiting. */
  isReachable(): boolean;
};

/** Thrown for an invalid response to a sign-in; `reason` may be logged. */
export class SignInFailed extends Error {
  override readonly name = "SignInFailed";
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Opens the client of a provider. The provider is looked up at the first sign-in, and again after it could not be reached: the portal
 * starts without it. Refusal of `begin` and `finish`: `signIn.providerDown` (503).
 */
export function openClient(core: Core, relation: Relation): Client {
  const { issuer, scope, maxAge, acrValues } = relation;
  let pending: Promise<oidc.Configuration> | undefined;
  let failure: string | null = null;
  const redirectUri = callbackAddress(core.config);

  /** Records that the provider failed, so that the next sign-in looks it up again. */
  function down(error: unknown): never {
    pending = undefined;
    const reason = reasonOf(error);
    // Readiness calls this every few seconds, so it is logged only once, until the reason changes or the provider
    // responds.
    if (reason !== failure) core.config.log.warn({ event: "provider_down", issuer, reason });
    failure = reason;
    return refuse("unavailable", "signIn.providerDown");
  }

  function up(configuration: oidc.Configuration): oidc.Configuration {
    if (failure !== null) core.config.log.info({ event: "provider_up", issuer });
    failure = null;
    return configuration;
  }

  function provider() {
    pending ??= discover(core, relation).then(up, down);
    return pending;
  }

  return {
    issuer,
    async begin({ state, nonce, verifier }) {
      return oidc.buildAuthorizationUrl(await provider(), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        ...(maxAge !== undefined && { max_age: String(maxAge) }),
        ...(acrValues && { acr_values: acrValues.join(" ") }),
      });
    },
    async finish(query, { state, nonce, verifier }) {
      const configuration = await provider();
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await oidc
        .authorizationCodeGrant(configuration, new URL(`${redirectUri}?${query}`), { ...checks, maxAge })
        .catch((error: unknown) => {
          if (isDown(error)) return down(error);
          throw new SignInFailed(reasonOf(error));
        });
      const claims = tokens.claims();
      if (!claims || !tokens.id_token) throw new SignInFailed("no_id_token");
      if (!isOfNow(claims.iat)) throw new SignInFailed("not_of_now");
      if (acrValues && !acrValues.some((level) => level === claims.acr)) throw new SignInFailed("acr_not_met");
      return {
        issuer: claims.iss,
        subject: claims.sub,
        idToken: tokens.id_token,
        async loadClaims(names) {
          const hasEndpoint = configuration.serverMetadata().userinfo_endpoint !== undefined;
          if (!hasEndpoint || names.every((name) => name in claims)) return claims;
          const more = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub).catch(down);
          return { ...more, ...claims };
        },
      };
    },
    async logoutAddress(idToken, returnTo) {
      const configuration = await provider().catch(() => null);
      if (!configuration?.serverMetadata().end_session_endpoint) return null;
      return oidc.buildEndSessionUrl(configuration, { id_token_hint: idToken, post_logout_redirect_uri: returnTo });
    },
    isReachable() {
      if (pending === undefined) provider().catch(() => undefined);
      return failure === null;
    },
  };
}

/** Whether an id token was just made: the code for it was exchanged this moment, regardless of how long `exp` allows. */
function isOfNow(iat: number): boolean {
  const age = Math.floor(inSeconds(Date.now())) - iat;
  return age <= idTokenMaxAgeSeconds && age >= -idTokenMaxAheadSeconds;
}

/**
 * Reads the discovery document of a provider, checks that its issuer is the configured one, and returns everything that the
 * client needs. No address comes from a user, and redirects are not followed (S-55). Throws the errors of the library.
 */
async function discover(core: Core, { issuer, clientId, secret, algorithm, fetch }: Relation) {
  const metadata = { id_token_signed_response_alg: algorithm, [oidc.clockTolerance]: toleranceSeconds };
  const configuration = await oidc.discovery(new URL(issuer), clientId, metadata, authentication(secret), {
    timeout: answerSeconds,
    // Signatures are verified even where TLS would suffice, because only the signature makes an id token valid evidence
    // (S-21).
    execute: [oidc.enableNonRepudiationChecks, ...(isInsecure(core, issuer) ? [oidc.allowInsecureRequests] : [])],
    ...(fetch && {
      [oidc.customFetch]: (url: string, { body, ...options }: oidc.CustomFetchOptions) =>
        fetch(new Request(url, { ...options, body: body as BodyInit | null | undefined })),
    }),
  });
  // The library makes exceptions for multi-tenant providers; we have one tenant.
  if (new URL(configuration.serverMetadata().issuer).href !== new URL(issuer).href) throw new Error("Another issuer");
  return configuration;
}

/** Plain http is for demos, where the portal itself is reached by it; anywhere else the library refuses it. */
const isInsecure = ({ config }: Core, issuer: string) => !isPortalSecure(config) && issuer.startsWith("http:");

/** In the header, which every provider must support, unless it only accepts the secret in the body. */
function authentication(secret: string | undefined): oidc.ClientAuth {
  if (secret === undefined) return oidc.None();
  const [byHeader, inBody] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_basic") ? byHeader : inBody)(server, ...rest);
  };
}
