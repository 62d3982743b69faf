import { redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { registrationCookie } from "./cookies.server";
import type { Asked } from "./caller.server";
import { flash } from "./flash.server";

/** Guards the wizard: without a registration session one begins at the beginning. The base API checks the token itself. */
export async function requireRegistration({ request }: Asked): Promise<void> {
  if (await hasRegistration(request)) return;
  const headers = { "set-cookie": await flash({ code: "registration.startFirst" }) };
  throw redirect(paths.registerStartFor(new URL(request.url).pathname), { status: 303, headers });
}

/** Whether this browser holds a registration session, as far as its cookie says. */
export async function hasRegistration(request: Request): Promise<boolean> {
  const token: unknown = await registrationCookie.parse(request.headers.get("cookie"));
  return typeof token === "string" && token !== "";
}
