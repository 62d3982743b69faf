import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { answerTo } from "~/gateway/gateway.server";
import { paths } from "~/paths";
import { requestFor } from "~/session/request.server";
import { isDemo } from "~/session/settings.server";

/** The description of the embedded base API, as a document and as a page; only the demo serves it (docs/base-api.md). */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { request, baseApi } = requestFor(args);
  if (!isDemo()) return redirect(paths.notFound);
  const { pathname } = new URL(request.url);
  const answer = await answerTo(baseApi.transport, new Request(new URL(pathname, baseApi.base)));
  return answer.ok ? answer : redirect(paths.notFound);
}
