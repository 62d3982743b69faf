import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { registration } from "~/contract";
import { paths } from "~/paths";
import { bareGatewayFor } from "~/session/gateway.server";
import { registrationCookie } from "~/session/cookies.server";

/** Leaves the registration on this browser; the draft stays. Works with the base API down. */
export async function action(asked: ActionFunctionArgs) {
  const call = await bareGatewayFor(asked);
  await call(registration.leave, {}).catch(() => undefined);
  const gone = await registrationCookie.serialize("", { maxAge: 0 });
  return redirect(paths.home, { status: 303, headers: { "set-cookie": gone } });
}

export const loader = () => redirect(paths.home);
