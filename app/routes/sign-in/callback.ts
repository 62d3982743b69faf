import type { RequestArgs } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";
import { relay } from "~/session/sign-in.server";

/** The address the identity provider redirects to; the base API returns where to go next (§2). */
export const loader = (args: RequestArgs) => relay(requestFor(args));
