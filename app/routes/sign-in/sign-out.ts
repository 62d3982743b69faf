import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { requestFor } from "~/session/request.server";
import { signOut } from "~/session/sign-out.server";

/** §4, logout. Only a form of ours signs out: a link of somebody else's does nothing. */
export const action = (args: ActionFunctionArgs) => signOut(requestFor(args));

export const loader = () => redirect(paths.home);
