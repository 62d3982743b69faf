import type { LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { env } from "~/config/env.server";
import type { Endpoint } from "~/contract/endpoint";
import { Failure } from "~/gateway/failure";
import { type BaseApiDoor, type Caller, createGateway, type Gateway, type Terms } from "~/gateway/gateway.server";
import type { Language } from "~/i18n/language";
import {
  csrfCookie,
  findToken,
  loginCookie,
  registrationCookie,
  sessionCookie,
  detectLanguage,
} from "./cookies.server";
import { answerFor } from "./failures.server";

/** What a loader or an action receives, as far as calls of the base API need it. */
export type RequestArgs = Pick<LoaderFunctionArgs, "request" | "context">;
/** The same with the parts of the address. */
export type AddressArgs = Pick<LoaderFunctionArgs, "request" | "params">;

/** What came of a call: its answer, or why there is none. */
export type Attempt<Answer> = { answer: Answer; failure?: undefined } | { answer?: undefined; failure: Failure };

/** The calls of the base API on behalf of one request of the browser. */
export type Calls = {
  request: Request;
  /** The query of the address. */
  query: URLSearchParams;
  language: Promise<Language>;
  /** The base API itself, for what is not in its contract. */
  baseApi: BaseApiDoor;
  /** Who calls, as the base API reads it from the headers (§7). */
  caller: () => Promise<Caller>;
  /** From now on calls are made for the window of this registration: those in another's session are refused (409). */
  nameRegistration: (registrationId: string) => void;
  /** Calls the base API; a failure becomes the answer of this request, as §8 says, which is thrown. */
  call: Gateway;
  /** Calls the base API for a screen that answers failures itself. */
  attempt: <In extends z.ZodType, Out extends z.ZodType>(...args: CallArgs<In, Out>) => Promise<Attempt<z.output<Out>>>;
  /** The same for several calls: the first failure ends them. */
  attemptAll: <Answer>(run: (call: Gateway) => Promise<Answer>) => Promise<Attempt<Answer>>;
  /** Calls for something that may not exist: null where the base API says so (404), else as `call` does. */
  find: <In extends z.ZodType, Out extends z.ZodType>(...args: CallArgs<In, Out>) => Promise<z.output<Out> | null>;
  /** Calls for a part of a page that stands without it (§8): null, whatever the failure. */
  optional: <In extends z.ZodType, Out extends z.ZodType>(...args: CallArgs<In, Out>) => Promise<z.output<Out> | null>;
  /** The answer of §8 to a failure that the screen leaves alone. */
  answerFor: (failure: Failure) => Promise<Response>;
};

type CallArgs<In extends z.ZodType, Out extends z.ZodType> = [
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
  terms?: Terms,
];

/** What the loaders and the action of one request of the browser share: one gateway, its cookies and language read once. */
export type Visit = {
  baseApi: BaseApiDoor;
  language: () => Promise<Language>;
  caller: () => Promise<Caller>;
  gateway: () => Promise<Gateway>;
};

/** Reads who calls from a request, and opens its gateway at the first call. */
export function openVisit({ request, context }: RequestArgs): Visit {
  const language = once(() => detectLanguage(request));
  const caller = once(() => readCaller({ request, context }, language));
  const gateway = once(async () =>
    createGateway({ ...context.baseApi, timeoutMs: env.API_TIMEOUT_MS, caller: await caller() }),
  );
  return { baseApi: context.baseApi, language, caller, gateway };
}

/** The calls of a loader or an action in a visit. */
export function callsFor(request: Request, { baseApi, language, caller, gateway }: Visit): Calls {
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
    baseApi,
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

/** Makes a value when it is first needed, and keeps it. */
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
