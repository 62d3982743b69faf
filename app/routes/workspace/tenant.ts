import { type ActionFunctionArgs, redirect, redirectDocument } from "@remix-run/node";
import { session } from "~/contract";
import { paths } from "~/paths";
import { formText } from "~/rules/form-values";
import { sessionHeaders, tenantCookie } from "~/session/cookies.server";
import { requestFor } from "~/session/request.server";

const longestId = 64;

/** §4, tenant switch: a new session in the other tenant (S-23), the choice stored, and the workspace loaded again. */
export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();
  const tenantId = formText(await portal.form(), "tenantId").slice(0, longestId);

  const headers = await sessionHeaders(await portal.call(session.switchTenant, { tenantId }));

  headers.append("set-cookie", await tenantCookie.serialize(tenantId));
  return redirectDocument(paths.workspace, { status: 303, headers });
}

export const loader = () => redirect(paths.workspace);
