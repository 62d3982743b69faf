import type { EventEmitter } from "node:events";
import { Provider } from "oidc-provider";
import type { Core } from "~/platform/ground/core";
import { placeOf } from "~/rules/error-place";
import { refuse } from "~/platform/ground/base/refuse";
import { embeddedIssuer } from "./addresses";
import { answerBy } from "./bridge";
import { changeAccount } from "./change-account";
import { providerConfig } from "./provider-config";

/** The identity provider within the platform: signs in by account and password, on our own screens (decision 016). */
export type EmbeddedProvider = {
  issuer: string;
  /** Answers what is asked under `/oidc`, on whatever host it is asked. */
  fetch(request: Request): Promise<Response>;
  /** The sign-in that waits for its user; null: unknown or no longer waiting. `state` is the client's, and a secret. */
  interaction(uid: string): Promise<{ state: string } | null>;
  /**
   * Says who signed in, and how (`amr`, RFC 8176). Answers the path that the browser goes to next. Refusal:
   * `signIn.gone` (410: the sign-in no longer waits).
   */
  finish(uid: string, accountId: string, amr?: string[]): Promise<string>;
};

/** Opens the embedded provider on this database; its signing key is made at the first start. */
export async function openProvider(core: Core): Promise<EmbeddedProvider> {
  const issuer = embeddedIssuer(core.config);
  const provider = new Provider(issuer, await providerConfig(core));
  provider.use(changeAccount(provider));
  reportErrors(core, provider);

  return {
    issuer,
    fetch: (request) => answerBy(provider, request),
    async interaction(uid) {
      const interaction = await provider.Interaction.find(uid);
      return typeof interaction?.params.state === "string" ? { state: interaction.params.state } : null;
    },
    async finish(uid, accountId, amr = ["pwd"]) {
      const waiting = (await provider.Interaction.find(uid)) ?? refuse("gone", "signIn.gone");
      waiting.result = { login: { accountId, amr, ts: Math.floor(Date.now() / 1000) } };
      await waiting.persist();
      return new URL(waiting.returnTo).pathname;
    },
  };
}

function reportErrors({ config }: Core, provider: Provider) {
  const report = (error: Error) => config.log.error({ event: "provider_error", ...placeOf(error) });
  provider.on("server_error", (_, error) => report(error));
  (provider as EventEmitter).on("error", report);
}
