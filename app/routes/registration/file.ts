import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { files } from "~/contract";
import { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { safePath } from "~/rules/safe-path";
import { answerFor, backTo } from "~/session/failures.server";
import { bareGatewayFor } from "~/session/gateway.server";
import { pageBefore } from "~/session/place.server";
import { requireRegistration } from "~/session/registration.server";

/** Opens a stored file: asks for an address that is good for five minutes and goes there. */
export async function loader(asked: LoaderFunctionArgs) {
  await requireRegistration(asked);
  const url = new URL(asked.request.url).searchParams.get("url") ?? "";
  if (url === "" || url.length > 500) throw redirect(paths.notFound);
  return redirect(safePath(await addressOf(asked, url), paths.notFound));
}

/** §8: a file that cannot be had is one message, whatever the base API failed of; what the virus scan says is another. */
async function addressOf(asked: LoaderFunctionArgs, url: string): Promise<string> {
  try {
    return await (
      await bareGatewayFor(asked)
    )(files.signedUrl, { url });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { status } = error;
    if (status === 401 || status === 403) throw await answerFor(error, asked.request);
    // This address has no page of its own to say it on.
    const code = error.code === "file.scanning" || error.code === "file.infected" ? error.code : "file.fetch";
    throw await backTo(pageBefore(asked.request) ?? paths.review, { code, status });
  }
}
