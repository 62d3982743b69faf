import { registrationCookie } from "./cookies.server";
import type { Asked } from "./caller.server";
import { toSignIn } from "./failures.server";

/** Guards the wizard: without a registration session one begins at the beginning. The base API checks the token itself. */
export async function requireRegistration({ request }: Asked): Promise<void> {
  if (!(await hasRegistration(request))) throw await toSignIn(request, "registration.startFirst");
}

/** Whether this browser holds a registration session, as far as its cookie tells. */
async function hasRegistration(request: Request): Promise<boolean> {
  const token: unknown = await registrationCookie.parse(request.headers.get("cookie"));
  return typeof token === "string" && token !== "";
}
