import { createReadableStreamFromReadable, type AppLoadContext, type EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { log } from "./config/log.server";
import { dictionary } from "./i18n/i18n.server";
import { NonceProvider } from "./ui/page/nonce";
import { withoutNulls } from "./server/without-nulls";
import { languageOf } from "./session/language.server";

export { openBaseApiAlone } from "./server/base-api.server";
export { openPortal } from "./server/portal.server";

/** A page that is not rendered by then is given up, in milliseconds. */
const slowestPage = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  const language = await languageOf(request);
  headers.set("content-type", "text/html; charset=utf-8");
  const retryAfter = findRetryAfter(remix);
  if (retryAfter) headers.set("retry-after", retryAfter);
  // Robots get the page whole; people get its beginning at once.
  const ready = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";
  return new Promise<Response>((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={dictionary(language)}>
        <NonceProvider value={context.cspNonce}>
          <RemixServer context={remix} url={request.url} nonce={context.cspNonce} abortDelay={slowestPage} />
        </NonceProvider>
      </I18nextProvider>,
      {
        nonce: context.cspNonce,
        [ready]() {
          const body = withoutNulls();
          resolve(new Response(createReadableStreamFromReadable(body), { status: failed ? 500 : status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          failed = true;
          logUnexpected(error, context);
        },
      },
    );
    setTimeout(abort, slowestPage + 1000).unref();
  });
}

/** When to come again, as the loader or action said that refused: a page does not carry their headers by itself (S-14). */
function findRetryAfter({ staticHandlerContext: { actionHeaders, loaderHeaders } }: EntryContext): string | null {
  const all = [actionHeaders, loaderHeaders].flatMap((headers) => Object.values(headers));
  return all.map((headers) => headers.get("retry-after")).find((value) => value !== null) ?? null;
}

export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
  if (!request.signal.aborted) logUnexpected(error, context);
}

function logUnexpected(error: unknown, { requestId }: AppLoadContext) {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: undefined };
  log.error({ event: "unexpected", requestId, name, stack });
}
