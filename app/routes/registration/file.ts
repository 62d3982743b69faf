import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { files } from "~/contract";
import { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { safePath } from "~/rules/safe-path";
import { answerFor } from "~/session/failures.server";
import { bareGatewayFor } from "~/session/gateway.server";
import { requireRegistration } from "~/session/registration.server";

/** Opens a stored file: asks for an address that is good for five minutes and goes there. */
export async function loader(asked: LoaderFunctionArgs) {
  await requireRegistration(asked);
  const url = new URL(asked.request.url).searchParams.get("url") ?? "";
  if (url === "" || url.length > 500) throw redirect(paths.notFound);
  return redirect(safePath(await addressOf(asked, url), paths.notFound));
}

/** §8: a file that cannot be had is one message, whatever the base API failed of. */
async function addressOf(asked: LoaderFunctionArgs, url: string): Promise<string> {
  try {
    return await (
      await bareGatewayFor(asked)
    )(files.signedUrl, { url });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const failure = error.status < 500 ? error : new Failure(error.status, { code: "file.fetch" });
    throw await answerFor(failure, asked.request);
  }
}
