import { env } from "~/config/env.server";
import { Failure } from "~/gateway/failure";
import { createGateway, type Gateway } from "~/gateway/gateway.server";
import type { Caller } from "~/gateway/headers";
import type { Language } from "~/i18n/language";
import { csrfCookie, findToken, loginCookie, registrationCookie, sessionCookie } from "./cookies.server";
import { detectLanguage } from "./detect-language.server";
import { answerFor } from "./answer-failure.server";
import type { Attempt, Portal, RequestArgs } from "./portal.server";

/** The calls of a portal, without its guards and loaded data. */
type Calls = Omit<
  Portal,
  "requireSession" | "requireRegistration" | "hasSession" | "hasRegistration" | "draft" | "workspace" | "form"
>;

/**
 * The values that the loaders and the action of one browser request share: one gateway, with cookies and language read
 * once.
 */
export type SharedCaller = {
  language: () => Promise<Language>;
  caller: () => Promise<Caller>;
  gateway: () => Promise<Gateway>;
};

/** Reads the caller from a request, and opens its gateway at the first call. */
export function shareCaller({ request, context }: RequestArgs): SharedCaller {
  const language = once(() => detectLanguage(request));
  const caller = once(() => readCaller({ request, context }, language));
  const gateway = once(async () =>
    createGateway({ ...context.baseApi, timeoutMs: env.API_TIMEOUT_MS, caller: await caller() }),
  );
  return { language, caller, gateway };
}

/** The calls of a loader or an action. */
export function callsFor({ request, context }: RequestArgs, { language, caller, gateway }: SharedCaller): Calls {
  const window: Pick<Caller, "registrationId"> = {};
  const bareCall: Gateway = async (endpoint, input, terms = {}) =>
    (await gateway())(endpoint, input, { ...terms, caller: { ...window, ...terms.caller } });

  async function attemptAll<Answer>(run: (call: Gateway) => Promise<Answer>): Promise<Attempt<Answer>> {
    try {
      return { answer: await run(bareCall) };
    } catch (error) {
      if (error instanceof Failure) return { failure: error };
      throw error;
    }
  }

  const calls: Calls = {
    request,
    query: new URL(request.url).searchParams,
    get language() {
      return language();
    },
    baseApi: context.baseApi,
    caller,
    nameRegistration: (registrationId) => void Object.assign(window, { registrationId }),
    async call(...args) {
      const { answer, failure } = await calls.attempt(...args);
      if (failure) throw await calls.answerFor(failure);
      return answer;
    },
    attempt: (...args) => attemptAll((call) => call(...args)),
    attemptAll,
    async find(...args) {
      const { answer, failure } = await calls.attempt(...args);
      if (failure && failure.status !== 404) throw await calls.answerFor(failure);
      return failure ? null : answer;
    },
    async optional(...args) {
      const { answer, failure } = await calls.attempt(...args);
      return failure ? null : answer;
    },
    answerFor: async (failure) => answerFor(failure, request, (await caller()).requestId),
  };
  return calls;
}

/** Computes a value when it is first needed, and caches it. */
export function once<Value>(make: () => Value): () => Value {
  let memo: { value: Value } | undefined;
  return () => (memo ??= { value: make() }).value;
}

async function readCaller({ request, context }: RequestArgs, language: () => Promise<Language>): Promise<Caller> {
  const [locale, registrationToken, sessionToken, csrfToken, loginBinding] = await Promise.all([
    language(),
    ...[registrationCookie, sessionCookie, csrfCookie, loginCookie].map((cookie) => findToken(cookie, request)),
  ]);
  return {
    locale,
    tenantCode: env.TENANT_CODE,
    clientAddress: context.clientAddress,
    requestId: context.requestId,
    registrationToken,
    sessionToken,
    csrfToken,
    loginBinding,
  };
}
