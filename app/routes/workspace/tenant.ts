import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { formText } from "~/rules/form-values";
import { requestFor } from "~/session/request.server";
import { enterTenant } from "~/session/tenant-choice.server";

const longestId = 64;

/** Tenant switch (§4). */
export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();
  return enterTenant(portal, formText(await portal.form(), "tenantId").slice(0, longestId));
}

export const loader = () => redirect(paths.workspace);
