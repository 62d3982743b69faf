import { isFailure } from "~/gateway/failure";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { files } from "~/contract";
import { paths } from "~/paths";
import { safePath } from "~/rules/files/safe-path";
import { backTo, isAboutAccess } from "~/session/answer-failure.server";
import { pageBefore } from "~/session/place.server";
import type { Portal } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";

/** Opens a stored file: requests an address that is valid for five minutes and redirects to it. */
export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();
  const url = portal.query.get("url") ?? "";
  if (url === "" || url.length > 500) throw redirect(paths.notFound);
  return redirect(safePath(await loadAddress(portal, url), paths.notFound));
}

/**
 * §8: a file that cannot be fetched has one message, regardless of the reason; the result of the virus scan has another.
 */
async function loadAddress(portal: Portal, url: string): Promise<string> {
  const { answer, failure } = await portal.attempt(files.signedUrl, { url });
  if (!failure) return answer;
  if (isAboutAccess(failure)) throw await portal.answerFor(failure);
  // This address has no page that could show it.
  const code = isFailure(failure, "file.scanning") || isFailure(failure, "file.infected") ? failure.code : "file.fetch";
  throw await backTo(pageBefore(portal.request) ?? paths.review, { code, status: failure.status });
}
