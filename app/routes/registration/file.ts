import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { files } from "~/contract";
import { paths } from "~/paths";
import { safePath } from "~/rules/safe-path";
import { gatewayFor } from "~/session/gateway.server";
import { requireRegistration } from "~/session/registration.server";

/** Opens a stored file: asks for an address that is good for five minutes and goes there. */
export async function loader(asked: LoaderFunctionArgs) {
  await requireRegistration(asked);
  const url = new URL(asked.request.url).searchParams.get("url") ?? "";
  if (url === "" || url.length > 500) throw redirect(paths.notFound);
  const call = await gatewayFor(asked);
  return redirect(safePath(await call(files.signedUrl, { url }), paths.notFound));
}
