import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { registration } from "~/contract";
import { paths } from "~/paths";
import { registrationCookie, removal } from "~/session/cookies.server";
import { requestFor } from "~/session/request.server";

/** Leaves the registration on this browser; the draft stays. Works with the base API down. */
export async function action(args: ActionFunctionArgs) {
  await requestFor(args).optional(registration.leave, {});
  return redirect(paths.home, { status: 303, headers: { "set-cookie": await removal(registrationCookie) } });
}

export const loader = () => redirect(paths.home);
