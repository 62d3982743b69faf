import type { LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import type { registration } from "~/contract";
import type { Init } from "~/contract/account";
import type { Endpoint } from "~/contract/endpoint";
import type { Failure } from "~/gateway/failure";
import type { BaseApiTarget, Gateway, Terms } from "~/gateway/gateway.server";
import type { Caller } from "~/gateway/headers";
import type { Language } from "~/i18n/language";

/** The arguments of a loader or an action that calls of the base API need. */
export type RequestArgs = Pick<LoaderFunctionArgs, "request" | "context">;
/** The arguments of a loader or an action that reads path parameters. */
export type AddressArgs = Pick<LoaderFunctionArgs, "request" | "params">;

/** The result of a call: its answer or its failure. */
export type Attempt<Answer> = { answer: Answer; failure?: undefined } | { answer?: undefined; failure: Failure };

type CallArgs<In extends z.ZodType, Out extends z.ZodType> = [
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
  terms?: Terms,
];

/** The registration of a browser, with all its sections. */
export type Draft = z.output<typeof registration.load.answer>;

/** A browser request, for its loaders and action: the user, and calls of the base API. */
export type Portal = {
  request: Request;
  /** The query of the address. */
  query: URLSearchParams;
  language: Promise<Language>;
  /** The base API itself, for calls that are not in its contract. */
  baseApi: BaseApiTarget;
  /** The caller, as the base API reads it from the headers (§7). */
  caller: () => Promise<Caller>;
  /**
   * Makes the following calls for the window of this registration. If the session belongs to another one, they are
   * refused (409).
   */
  nameRegistration: (registrationId: string) => void;
  /** Calls the base API; a failure is thrown as the response to this request (§8). */
  call: Gateway;
  /** Calls the base API for a screen that handles failures itself. */
  attempt: <In extends z.ZodType, Out extends z.ZodType>(...args: CallArgs<In, Out>) => Promise<Attempt<z.output<Out>>>;
  /** Like `attempt`, but for several calls: the first failure ends them. */
  attemptAll: <Answer>(run: (call: Gateway) => Promise<Answer>) => Promise<Attempt<Answer>>;
  /** Calls for something that may not exist: returns null for a 404, otherwise like `call`. */
  find: <In extends z.ZodType, Out extends z.ZodType>(...args: CallArgs<In, Out>) => Promise<z.output<Out> | null>;
  /** Calls for an optional part of a page (§8): returns null for any failure. */
  optional: <In extends z.ZodType, Out extends z.ZodType>(...args: CallArgs<In, Out>) => Promise<z.output<Out> | null>;
  /** The response of §8 to a failure that the screen does not handle. */
  answerFor: (failure: Failure) => Promise<Response>;
  /** Guards the workspace: the first line of a loader or an action of it. */
  requireSession: () => Promise<void>;
  /** Guards the wizard: the first line of a loader or an action of it. */
  requireRegistration: () => Promise<void>;
  hasSession: () => Promise<boolean>;
  hasRegistration: () => Promise<boolean>;
  /** The registration of this browser, loaded once for both the wizard and the tab inside it. */
  draft: () => Promise<Draft>;
  /**
   * The data that every signed-in screen needs (§3), loaded once for both the layout and the page inside it. At the
   * first load after login the base API reads it again; at later ones it does not (§4).
   */
  workspace: () => Promise<Init>;
  /**
   * The form in this request; `fileBytes` limits the size of its files. If it contains the registration of its window,
   * the following calls are made for that registration only.
   */
  form: (fileBytes?: number) => Promise<FormData>;
};
