import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/config/env.server";
import type { Caller } from "~/gateway/gateway.server";
import { registrationCookie } from "./cookies.server";
import { languageOf } from "./language.server";

/** What a loader or an action knows about who is asking. */
export type Asked = Pick<LoaderFunctionArgs, "request" | "context">;

/** Who is asking, as the base API is told (§7). */
export async function callerOf({ request, context }: Asked): Promise<Caller> {
  const token: unknown = await registrationCookie.parse(request.headers.get("cookie"));
  return {
    locale: await languageOf(request),
    tenantCode: env.TENANT_CODE,
    clientAddress: context.clientAddress,
    registrationToken: typeof token === "string" ? token : undefined,
  };
}
