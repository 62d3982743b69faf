import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { signOut } from "~/session/round-trip.server";

/** §4, logout. Only a form of ours signs out: a link of somebody else's does nothing. */
export const action = (asked: ActionFunctionArgs) => signOut(asked);

export const loader = () => redirect(paths.home);
