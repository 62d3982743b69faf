import { redirect } from "@remix-run/node";
import { log } from "~/config/log.server";
import { answerTo } from "~/gateway/gateway.server";
import { openBaseApi } from "~/gateway/transport.server";
import { paths } from "~/paths";
import { isDemo } from "./demo.server";

/** What the embedded base API says of itself at this address; only the demo shows it (docs/base-api.md). */
export async function describedAt(request: Request): Promise<Response> {
  if (!isDemo()) return redirect(paths.notFound);
  const { transport, base } = await openBaseApi(log);
  const answer = await answerTo(transport, new Request(new URL(new URL(request.url).pathname, base)));
  return answer.ok ? answer : redirect(paths.notFound);
}
