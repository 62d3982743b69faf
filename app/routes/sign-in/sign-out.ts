import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { requestFor } from "~/session/request.server";
import { signOut } from "~/session/sign-out.server";

/** Signs out (§4). Only our own form can sign out; a link on another site has no effect. */
export const action = (args: ActionFunctionArgs) => signOut(requestFor(args));

export const loader = () => redirect(paths.home);
