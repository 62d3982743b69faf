import type { SignInMethod } from "~/rules/sign-in/sign-in-method";
import type { Core } from "~/platform/core/core";
import { mountPath } from "./addresses";
import { findAttemptPlace, hasAttempt } from "./attempt";
import { type Client, openClient } from "./client";
import { openProvider } from "./provider";
import { companyRelation, portalRelation } from "./relation";

/** Signing in: the embedded provider, and our clients of it and of the company's own (decision 066). */
export type Sso = {
  /** The client of each sign-in method, or null if the method is not offered. */
  clients: Record<SignInMethod, Client | null>;
  /** Whether a request is for the embedded provider. */
  serves(request: Request): boolean;
  /** Handles such a request. */
  fetch(request: Request): Promise<Response>;
  /** Whether a sign-in that is pending at the embedded provider was started by this browser (S-20). */
  checkBinding(uid: string, binding: string): Promise<boolean>;
  /** The page that such a sign-in leads to. Null if the sign-in is no longer pending. */
  findPlace(uid: string): Promise<string | null>;
  /**
   * Completes the pending sign-in with its user. Returns the path to which to redirect the browser. Refusal:
   * `signIn.gone` (410).
   */
  finish(uid: string, accountId: string): Promise<string>;
};

/** Opens the embedded provider, and the clients in the configuration. */
export async function openSso(core: Core): Promise<Sso> {
  const provider = await openProvider(core);
  const company = companyRelation(core);
  return {
    clients: {
      portal: openClient(core, portalRelation(core, provider)),
      company: company && openClient(core, company),
    },
    serves: ({ url }) => new URL(url).pathname.startsWith(`${mountPath}/`),
    fetch: (request) => provider.fetch(request),
    async checkBinding(uid, binding) {
      const waiting = await provider.interaction(uid);
      return waiting ? hasAttempt(core, { state: waiting.state, binding, now: core.now() }) : false;
    },
    async findPlace(uid) {
      const waiting = await provider.interaction(uid);
      return waiting && findAttemptPlace(core, waiting.state);
    },
    finish: (uid, accountId) => provider.finish(uid, accountId),
  };
}
