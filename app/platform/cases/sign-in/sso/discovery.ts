import * as oidc from "openid-client";
import type { Core } from "~/platform/ground/core";
import { embeddedClientId, isSecure } from "./addresses";
import { embeddedClientSecret, signingAlgorithm } from "./keys";
import { answerSeconds, toleranceSeconds } from "./lifetimes";
import type { EmbeddedProvider } from "./provider";

/**
 * Reads what a provider says about itself, checks that it is the issuer that was configured, and answers everything that
 * its client needs. No address comes from a user, and no redirect is followed (S-55). Throws what the library throws.
 */
export async function discover(core: Core, embedded: EmbeddedProvider | null): Promise<oidc.Configuration> {
  const { issuer, clientId, secret, algorithm } = relationOf(core, embedded);
  const metadata = { id_token_signed_response_alg: algorithm, [oidc.clockTolerance]: toleranceSeconds };
  const configuration = await oidc.discovery(new URL(issuer), clientId, metadata, authentication(secret), {
    timeout: answerSeconds,
    // Signatures are checked even where TLS would do: an id token is proof only by its signature (S-21).
    execute: [oidc.enableNonRepudiationChecks, ...(isInsecure(core, issuer) ? [oidc.allowInsecureRequests] : [])],
    ...(embedded && {
      [oidc.customFetch]: (url, { body, ...options }) =>
        embedded.fetch(new Request(url, { ...options, body: body as BodyInit | null | undefined })),
    }),
  });
  // The library makes exceptions for a provider of many companies at once; we have one company.
  if (new URL(configuration.serverMetadata().issuer).href !== new URL(issuer).href) throw new Error("Another issuer");
  return configuration;
}

function relationOf(core: Core, embedded: EmbeddedProvider | null) {
  const { oidc: company } = core.config;
  if (embedded) {
    const secret = embeddedClientSecret(core);
    return { issuer: embedded.issuer, clientId: embeddedClientId, secret, algorithm: signingAlgorithm };
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
