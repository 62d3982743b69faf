import type { RequestArgs } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";
import { beginSignIn } from "~/session/sign-in.server";

/** Starts a sign-in by redirecting to the identity provider (§1, §7). */
export const loader = (args: RequestArgs) => beginSignIn(requestFor(args));
