import type { AppLoadContext } from "@remix-run/node";
import { env } from "~/config/env.server";
import { account, registration } from "~/contract";
import type { Init } from "~/contract/account";
import { type FormLimits, readMultipart, UnreadableForm } from "~/contract/multipart";
import { registrationField } from "~/rules/form/window-fields";
import { formText } from "~/rules/form-values";
import { formMaxBytes, formMaxFields } from "~/rules/limits/forms";
import { callsFor, once, shareCaller, type SharedCaller } from "./calls.server";
import { findToken, isFirstLoad, registrationCookie, sessionCookie, tenantCookie } from "./cookies.server";
import { requireRegistration, requireSession } from "./guards.server";
import { isRead } from "./place.server";
import type { Portal, RequestArgs } from "./portal.server";

/** The values that the portals of one request share, and those portals. */
type Shared = SharedCaller & { requireSession?: () => Promise<void>; reading?: Portal; writing?: Portal };

const portals = new WeakMap<AppLoadContext, Shared>();

/**
 * The portal of a request: the same one for every loader, so that nothing is read twice. Without scripts an action and the
 * loaders after it answer one request: the loaders get their own, since what the action changes the page must show.
 */
export function requestFor(args: RequestArgs): Portal {
  const shared = portals.get(args.context) ?? shareIn(args);
  const side = isRead(args.request) ? "reading" : "writing";
  return (shared[side] ??= portalFor(args, shared));
}

function shareIn(args: RequestArgs): Shared {
  const shared = shareCaller(args);
  portals.set(args.context, shared);
  return shared;
}

function portalFor(args: RequestArgs, shared: Shared): Portal {
  const { request } = args;
  const has = async (cookie: typeof sessionCookie) => (await findToken(cookie, request)) !== undefined;
  const portal: Portal = Object.assign(callsFor(args, shared), {
    requireSession: (shared.requireSession ??= onceForAll(() => requireSession(portal))),
    requireRegistration: () => requireRegistration(request),
    hasSession: () => has(sessionCookie),
    hasRegistration: () => has(registrationCookie),
    draft: onceForAll(() => portal.call(registration.load, {})),
    workspace: onceForAll(() => loadWorkspace(portal)),
    form: async (fileBytes?: number) => {
      const form = await readForm(request, fileBytes);
      const registrationId = formText(form, registrationField);
      if (registrationId !== "") portal.nameRegistration(registrationId);
      return form;
    },
  });
  return portal;
}

/** Does something once for all loaders. Each gets an answer that is thrown as a copy: a body is read only once. */
function onceForAll<Value>(run: () => Promise<Value>): () => Promise<Value> {
  const result = once(run);
  return () =>
    result().catch((error: unknown) => {
      throw error instanceof Response ? error.clone() : error;
    });
}

async function loadWorkspace({ call, request }: Portal): Promise<Init> {
  const tenantId = await findToken(tenantCookie, request);
  return call(account.init, { reload: await isFirstLoad(request), type: "web", code: env.TENANT_CODE, tenantId });
}

/** The most bytes of files in a form. The intent and similar fields are parts too. */
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
