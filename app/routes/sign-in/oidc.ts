import type { RequestArgs } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";
import { relay } from "~/session/sign-in.server";

/** The embedded identity provider lives with the base API; browsers reach it on our origin. */
export const loader = (args: RequestArgs) => relay(requestFor(args));
export const action = (args: RequestArgs) => relay(requestFor(args));
