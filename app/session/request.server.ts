import type { AppLoadContext } from "@remix-run/node";
import type { z } from "zod";
import { env } from "~/config/env.server";
import { account, registration } from "~/contract";
import type { Init } from "~/contract/account";
import { type FormLimits, readMultipart, UnreadableForm } from "~/contract/multipart";
import { registrationField } from "~/rules/form/window-fields";
import { formText } from "~/rules/form-values";
import { formMaxBytes, formMaxFields } from "~/rules/limits/forms";
import { type Calls, callsFor, once, type RequestArgs, type Visit, openVisit } from "./calls.server";
import { findToken, isFirstLoad, registrationCookie, sessionCookie, tenantCookie } from "./cookies.server";
import { requireRegistration, requireSession } from "./guards.server";
import { isRead } from "./place.server";

/** The registration of a browser, with all its sections. */
export type Draft = z.output<typeof registration.load.answer>;

/** One request of the browser as its loaders and its action see it: who is there, and what they may ask of the base API. */
export type Portal = Calls & {
  /** Guards the workspace: the first line of a loader or an action of it. */
  requireSession: () => Promise<void>;
  /** Guards the wizard: the first line of a loader or an action of it. */
  requireRegistration: () => Promise<void>;
  hasSession: () => Promise<boolean>;
  hasRegistration: () => Promise<boolean>;
  /** The registration of this browser, loaded once: the wizard around a tab and the tab itself both show it. */
  draft: () => Promise<Draft>;
  /**
   * What every signed-in screen begins with (§3), loaded once: the layout and the page inside both need it. The first load
   * after login has the base API read it again, later ones do not (§4).
   */
  workspace: () => Promise<Init>;
  /**
   * The form this request posts; `fileBytes` is what its files may weigh. Where it names the registration of its window, the
   * calls that follow are made for that one alone.
   */
  form: (fileBytes?: number) => Promise<FormData>;
};

type Portals = { visit: Visit; requireSession: () => Promise<void>; reading?: Portal; writing?: Portal };

const portals = new WeakMap<AppLoadContext, Portals>();

/**
 * The portal of a request: the same one for every loader, so that nothing is read twice. Without scripts an action and the
 * loaders after it answer one request: the loaders get their own, since what the action changes the page must show.
 */
export function requestFor(args: RequestArgs): Portal {
  const shared = portals.get(args.context) ?? shareIn(args);
  const side = isRead(args.request) ? "reading" : "writing";
  return (shared[side] ??= portalFor(args.request, shared));
}

function shareIn(args: RequestArgs): Portals {
  const visit = openVisit(args);
  const shared = { visit, requireSession: onceForAll(() => requireSession(callsFor(args.request, visit))) };
  portals.set(args.context, shared);
  return shared;
}

function portalFor(request: Request, shared: Portals): Portal {
  const calls = callsFor(request, shared.visit);
  const has = async (cookie: typeof sessionCookie) => (await findToken(cookie, request)) !== undefined;
  return Object.assign(calls, {
    requireSession: shared.requireSession,
    requireRegistration: () => requireRegistration(request),
    hasSession: () => has(sessionCookie),
    hasRegistration: () => has(registrationCookie),
    draft: onceForAll(() => calls.call(registration.load, {})),
    workspace: onceForAll(() => loadWorkspace(calls)),
    form: async (fileBytes?: number) => {
      const form = await readForm(request, fileBytes);
      const registrationId = formText(form, registrationField);
      if (registrationId !== "") calls.nameRegistration(registrationId);
      return form;
    },
  });
}

/** Does something once for all loaders. Each gets an answer that is thrown as a copy: a body is read only once. */
function onceForAll<Value>(run: () => Promise<Value>): () => Promise<Value> {
  const result = once(run);
  return () =>
    result().catch((error: unknown) => {
      throw error instanceof Response ? error.clone() : error;
    });
}

async function loadWorkspace({ call, request }: Calls): Promise<Init> {
  const tenantId = await findToken(tenantCookie, request);
  return call(account.init, { reload: await isFirstLoad(request), type: "web", code: env.TENANT_CODE, tenantId });
}

/** What a form may bring beside its fields: a file of at most this many bytes. The intent and the like are parts, too. */
const formLimits = (fileBytes: number): FormLimits => ({ bytes: formMaxBytes + fileBytes, parts: formMaxFields + 50 });

/**
 * The form a request posts, read no further than its limit: `fileBytes` is what its files may weigh. A body that is not a
 * form is a bad request, not a fault of ours (Z-02): throws a 400, or a 413 where it is too large.
 */
async function readForm(request: Request, fileBytes = 0): Promise<FormData> {
  try {
    const form = isMultipart(request) ? await readMultipart(request, formLimits(fileBytes)) : await request.formData();
    return withoutNul(form);
  } catch (error) {
    const isTooLarge = error instanceof UnreadableForm && error.reason === "size";
    throw new Response(null, { status: isTooLarge ? 413 : 400 });
  }
}

/**
 * The same form without NUL characters in its texts. They come with a paste and are invisible; the base API refuses them, which
 * would lose the rest of what was typed.
 */
function withoutNul(form: FormData): FormData {
  const entries = [...form];
  if (!entries.some(([, value]) => typeof value === "string" && value.includes("\0"))) return form;
  const cleanForm = new FormData();
  for (const [name, value] of entries)
    cleanForm.append(name, typeof value === "string" ? value.replaceAll("\0", "") : value);
  return cleanForm;
}

const isMultipart = ({ headers }: Request) => /^multipart\/form-data\b/i.test(headers.get("content-type") ?? "");
