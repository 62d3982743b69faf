import type { RequestArgs } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";
import { relay } from "~/session/sign-in.server";

/** The embedded identity provider is part of the base API; browsers reach it through our origin. */
export const loader = (args: RequestArgs) => relay(requestFor(args));
export const action = (args: RequestArgs) => relay(requestFor(args));
