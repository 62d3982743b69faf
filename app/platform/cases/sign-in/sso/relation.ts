import type { Core } from "~/platform/core/core";
import { embeddedClientId } from "./addresses";
import { embeddedClientSecret, signingAlgorithm } from "./keys";
import { silentSeconds } from "./lifetimes";
import type { EmbeddedProvider } from "./provider";

/** The facts that the portal knows about an identity provider whose client it is. */
export type Relation = {
  issuer: string;
  clientId: string;
  secret?: string | undefined;
  /** The algorithm for signing id tokens. If omitted, the one that the provider announces. */
  algorithm?: string;
  scope: string;
  /** The maximum age of the sign-in at the provider, in seconds (`auth_time`). If omitted, the provider decides. */
  maxAge?: number | undefined;
  /** The levels of sign-in that are accepted (`acr`), preferred one first. If omitted, any. */
  acrValues?: readonly string[] | undefined;
  /** Handles its requests without a network. */
  fetch?: EmbeddedProvider["fetch"];
};

/** The portal as a client of its embedded provider. */
export const portalRelation = (core: Core, provider: EmbeddedProvider): Relation => ({
  issuer: provider.issuer,
  clientId: embeddedClientId,
  secret: embeddedClientSecret(core),
  algorithm: signingAlgorithm,
  scope: "openid",
  maxAge: silentSeconds,
  fetch: (request) => provider.fetch(request),
});

/** The portal as a client of the company's provider, or null if there is none. */
export function companyRelation({ config: { oidc } }: Core): Relation | null {
  if (!oidc) return null;
  const { issuer, clientId, clientSecret: secret, scope = "openid", maxAge, acrValues } = oidc;
  return { issuer, clientId, secret, scope, maxAge, acrValues };
}
