import type { RequestArgs } from "~/session/portal.server";
import { passOnCall } from "~/session/pass-on.server";
import { requestFor } from "~/session/request.server";

/** Passes on the base API calls of browser code, for reading and writing. */
const passOn = (args: RequestArgs) => passOnCall(requestFor(args));
export { passOn as action, passOn as loader };
