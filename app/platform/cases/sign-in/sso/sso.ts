import type { Core } from "~/platform/ground/core";
import { refuse } from "~/platform/ground/base/refuse";
import { mountPath } from "./addresses";
import { hasAttempt } from "./attempt";
import { type Client, openClient } from "./client";
import { type EmbeddedProvider, openProvider } from "./provider";

/** Signing in: the embedded provider, unless the company has its own, and our client of whichever it is. */
export type Sso = {
  provider: EmbeddedProvider | null;
  client: Client;
  /** Whether a request is for the embedded provider. */
  serves(request: Request): boolean;
  /** Answers such a request. */
  fetch(request: Request): Promise<Response>;
  /** Whether a sign-in that waits at the embedded provider was begun by this browser (S-20). */
  checkBinding(uid: string, binding: string): Promise<boolean>;
  /** Ends the waiting: who signed in. Answers the path that the browser goes to next. Refusal: `signIn.gone` (410). */
  finish(uid: string, accountId: string): Promise<string>;
};

/** Opens the provider that the configuration asks for, and its client. */
export async function openSso(core: Core): Promise<Sso> {
  const provider = core.config.oidc ? null : await openProvider(core);
  return {
    provider,
    client: openClient(core, provider),
    serves: ({ url }) => provider !== null && new URL(url).pathname.startsWith(`${mountPath}/`),
    fetch: async (request) => (provider ?? refuse("unknown", "request.e404")).fetch(request),
    async checkBinding(uid, binding) {
      const waiting = await provider?.interaction(uid);
      return waiting ? hasAttempt(core, { state: waiting.state, binding, now: core.now() }) : false;
    },
    finish: async (uid, accountId) => (provider ?? refuse("gone", "signIn.gone")).finish(uid, accountId),
  };
}
