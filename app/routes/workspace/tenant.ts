import { type ActionFunctionArgs, redirect, redirectDocument } from "@remix-run/node";
import { session } from "~/contract";
import { paths } from "~/paths";
import { formText } from "~/rules/form-text";
import { tenantCookie } from "~/session/cookies.server";
import { gatewayFor } from "~/session/gateway.server";
import { formOf } from "~/session/posted-form.server";
import { openedCookies } from "~/session/session-cookies.server";
import { requireSession } from "~/session/workspace.server";

const longestId = 64;

/** §4, tenant switch: a new session in the other tenant (S-23), the choice stored, and the workspace loaded anew. */
export async function action(asked: ActionFunctionArgs) {
  await requireSession(asked);
  const tenantId = formText(await formOf(asked.request), "tenantId").slice(0, longestId);

  const call = await gatewayFor(asked);
  const headers = await openedCookies(await call(session.switchTenant, { tenantId }));

  headers.append("set-cookie", await tenantCookie.serialize(tenantId));
  return redirectDocument(paths.workspace, { status: 303, headers });
}

export const loader = () => redirect(paths.workspace);
