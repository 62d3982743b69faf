import type { AppLoadContext } from "@remix-run/node";
import { registration } from "~/contract";
import { registrationField } from "~/rules/form/window-fields";
import { formText } from "~/rules/form-values";
import { callsFor, once, shareCaller, type SharedCaller } from "./calls.server";
import { findToken, registrationCookie, sessionCookie } from "./cookies.server";
import { requireRegistration, requireSession } from "./guards.server";
import { loadWorkspace } from "./load-workspace.server";
import { isRead } from "./place.server";
import type { Portal, RequestArgs } from "./portal.server";
import { readForm } from "./read-form.server";

/** The portals of a request, and the values that they share. */
type Shared = SharedCaller & { requireSession?: () => Promise<void>; reading?: Portal; writing?: Portal };

const portals = new WeakMap<AppLoadContext, Shared>();

/**
 * The portal of a request. All loaders share one, so that nothing is read twice. Without scripts, an action and the
 * loaders after it handle the same request; the loaders then get a separate portal, because the page must show the
 * action's changes.
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

/**
 * Runs something once for all loaders. A thrown response is copied for each of them, because a body can be read only
 * once.
 */
function onceForAll<Value>(run: () => Promise<Value>): () => Promise<Value> {
  const result = once(run);
  return () =>
    result().catch((error: unknown) => {
      throw error instanceof Response ? error.clone() : error;
    });
}
