import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { seconds } from "~/rules/time";
import { noteInTrace } from "./gateway/trace.server";
import { dictionary } from "./i18n/dictionary.server";
import { DocumentAssetsProvider } from "./ui/page/page-links";
import { NonceProvider } from "./ui/page/nonce";
import { documentAssets } from "./server/document-assets";
import { versionHeader } from "./server/build-version";
import { logUnexpected } from "./server/broken-answers";
import { withoutNulls } from "./server/without-nulls";
import { requestFor } from "./session/request.server";

export { openBaseApi } from "./gateway/transport.server";
export { openBaseApiAlone } from "./server/base-api.server";
export { openPortal } from "./server/portal.server";

/** The time limit for rendering a page, in milliseconds. */
const slowestPage = seconds(10);

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  noteInTrace({ route: remix.staticHandlerContext.matches.at(-1)?.route.id });
  const language = await requestFor({ request, context }).language;
  headers.set("content-type", "text/html; charset=utf-8");
  for (const name of passedOn) {
    const value = findHeader(remix, name);
    if (value) headers.set(name, value);
  }
  // Robots get the complete page; people get its beginning immediately.
  const ready = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";
  return new Promise<Response>((resolve, reject) => {
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={dictionary(language)}>
        <NonceProvider value={context.cspNonce}>
          <DocumentAssetsProvider value={documentAssets(remix, language)}>
            <RemixServer context={remix} url={request.url} nonce={context.cspNonce} abortDelay={slowestPage} />
          </DocumentAssetsProvider>
        </NonceProvider>
      </I18nextProvider>,
      {
        nonce: context.cspNonce,
        [ready]() {
          const body = withoutNulls();
          // A pending timer keeps the whole page in memory, which adds up at fifty pages a second over ten seconds.
          body.once("close", () => clearTimeout(abortTimer));
          resolve(new Response(createReadableStreamFromReadable(body), { status: hasFailed ? 500 : status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          hasFailed = true;
          logUnexpected(error, { request, requestId: context.requestId });
        },
      },
    );
    const abortTimer = setTimeout(abort, slowestPage + seconds(1)).unref();
  });
}

/** Records the route that returned the data of a page, if there is one. */
export function handleDataRequest(response: Response, { request, context }: LoaderFunctionArgs): Response {
  // Remix drops everything of an unexpected error except its name. Thrown as a response, it includes the id by which
  // the log is searched.
  if (response.headers.has("x-remix-error"))
    return Response.json(
      { code: "request.e500", requestId: context.requestId },
      { status: response.status, headers: { "x-remix-catch": "yes" } },
    );
  const route = new URL(request.url).searchParams.get("_data");
  if (route) noteInTrace({ route });
  return response;
}

/**
 * Response headers copied from the loaders and the action of a page, which Remix does not do on its own: the time to
 * retry after a refusal (S-14), and for super admins the build.
 */
const passedOn = ["retry-after", versionHeader];

function findHeader({ staticHandlerContext: { actionHeaders, loaderHeaders } }: EntryContext, name: string) {
  const all = [actionHeaders, loaderHeaders].flatMap((headers) => Object.values(headers));
  return all.map((headers) => headers.get(name)).find((value) => value !== null);
}

export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
  if (!request.signal.aborted) logUnexpected(error, { request, requestId: context.requestId });
}
