import { redirect } from "@remix-run/node";
import { answerTo } from "~/gateway/gateway.server";
import { paths } from "~/paths";
import type { Portal } from "~/session/request.server";
import { isDemo } from "~/session/settings.server";

/** What the embedded base API says of itself at this address; only the demo shows it (docs/base-api.md). */
export async function loadDescription({ request, baseApi }: Portal): Promise<Response> {
  if (!isDemo()) return redirect(paths.notFound);
  const { pathname } = new URL(request.url);
  const answer = await answerTo(baseApi.transport, new Request(new URL(pathname, baseApi.base)));
  return answer.ok ? answer : redirect(paths.notFound);
}
