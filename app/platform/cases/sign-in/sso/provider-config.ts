import {
  type ClientMetadata,
  type Configuration,
  type errors,
  type KoaContextWithOIDC,
  interactionPolicy,
} from "oidc-provider";
import type { Refusal } from "~/contract/endpoint";
import type { Core } from "~/platform/core/core";
import { isUnavailable } from "~/platform/core/database/unavailable";
import { providerRecords } from "~/platform/records/sessions/provider-records";
import { callbackAddress, embeddedClientId, isPortalSecure } from "./addresses";
import { cookieKeys, embeddedClientSecret, signingAlgorithm, signingKeys } from "./keys";
import { attemptSeconds, authorizationCodeSeconds, idTokenSeconds, providerSessionSeconds } from "./lifetimes";

const off = { enabled: false };

/** The embedded provider: one client of our own, authorization code with PKCE, and nothing that is not needed for it. */
export async function providerConfig(core: Core): Promise<Configuration> {
  return {
    adapter: providerRecords(core),
    jwks: { keys: await signingKeys(core) },
    cookies: cookiesOf(core),
    clients: [ourClient(core)],
    responseTypes: ["code"],
    scopes: ["openid"],
    clientAuthMethods: ["client_secret_basic"],
    pkce: { required: () => true },
    clientBasedCORS: () => false,
    features: {
      devInteractions: off,
      userinfo: off,
      dPoP: off,
      resourceIndicators: off,
      pushedAuthorizationRequests: off,
      // Its page requires a confirming click, in English; signing out ends the provider's session on the server instead.
      rpInitiatedLogout: off,
    },
    ttl: {
      AccessToken: authorizationCodeSeconds,
      AuthorizationCode: authorizationCodeSeconds,
      IdToken: idTokenSeconds,
      Interaction: attemptSeconds,
      Session: providerSessionSeconds,
      Grant: providerSessionSeconds,
    },
    interactions: { policy: signInOnly(), url: (_, { uid }) => `/sign-in/${uid}` },
    findAccount: (_, id) => findAccount(core, id),
    loadExistingGrant: grantAtOnce,
    renderError: (ctx, _, error) => sayNo(core, ctx, error),
  };
}

const ourClient = (core: Core): ClientMetadata => ({
  client_id: embeddedClientId,
  client_secret: embeddedClientSecret(core),
  token_endpoint_auth_method: "client_secret_basic",
  redirect_uris: [callbackAddress(core.config)],
  grant_types: ["authorization_code"],
  response_types: ["code"],
  id_token_signed_response_alg: signingAlgorithm,
});

/**
 * Over https the session's cookie is bound to this host by its name. The other two cannot be: the library limits their
 * path to the screen and the return address of one sign-in, so that sign-ins in several tabs do not interfere with each
 * other, and `__Host-` requires `Path=/`.
 */
function cookiesOf(core: Core) {
  const secure = isPortalSecure(core.config);
  const options = { httpOnly: true, sameSite: "lax" as const, secure, signed: true };
  return {
    keys: cookieKeys(core),
    names: {
      session: `${secure ? "__Host-" : ""}provider-session`,
      interaction: `${secure ? "__Secure-" : ""}provider-interaction`,
      resume: `${secure ? "__Secure-" : ""}provider-resume`,
    },
    long: { ...options, path: "/" },
    short: options,
  };
}

/** The client is our own, so no consent is required of users. */
function signInOnly() {
  const policy = interactionPolicy.base();
  policy.remove("consent");
  return policy;
}

/** Only the subject is a claim: everything else about an account comes from the base API. */
async function findAccount({ db }: Core, id: string) {
  const account = await db.selectFrom("account").select("id").where("id", "=", id).executeTakeFirst();
  return account && { accountId: id, claims: () => ({ sub: id }) };
}

async function grantAtOnce({ oidc: { provider, session, client, account } }: KoaContextWithOIDC) {
  if (!session || !client || !account) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const grant = grantId ? await provider.Grant.find(grantId) : undefined;
  if (grant?.accountId === account.accountId) return grant;
  const newGrant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  newGrant.addOIDCScope("openid");
  await newGrant.save();
  return newGrant;
}

/** Errors become a code, which the portal renders in the reader’s language (§8), without further details. */
function sayNo({ config }: Core, ctx: KoaContextWithOIDC, error: errors.OIDCProviderError | Error) {
  // The database is full or busy; retrying in a moment continues the sign-in.
  if (isUnavailable(error)) {
    ctx.status = 503;
    ctx.body = { failed: true, code: "request.e503", type: "error" } satisfies Refusal;
    return;
  }
  const reason = "error" in error ? error.error : "server_error";
  config.log.warn({ event: "provider_refused", reason, route: ctx.oidc.route });
  ctx.status = reason === "server_error" ? 500 : 400;
  ctx.body = { failed: true, code: "signIn.failed", type: "warn" } satisfies Refusal;
}
