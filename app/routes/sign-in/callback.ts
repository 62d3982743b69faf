import type { RequestArgs } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";
import { relay } from "~/session/sign-in.server";

/** Where the identity provider sends the browser back to; the base API answers with the way on (§2). */
export const loader = (args: RequestArgs) => relay(requestFor(args));
