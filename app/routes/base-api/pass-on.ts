import type { RequestArgs } from "~/session/portal.server";
import { passOnCall } from "~/session/pass-on.server";
import { requestFor } from "~/session/request.server";

/** Browser code's own calls of the base API, both ways. */
const passOn = (args: RequestArgs) => passOnCall(requestFor(args));
export { passOn as action, passOn as loader };
