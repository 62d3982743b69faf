import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { paths } from "~/paths";
import type { RefusalCode } from "~/rules/refusal-code";
import { requestFor } from "~/session/request.server";
import { failureWords } from "~/ui/feedback/failure-words";
import { ErrorPage } from "~/ui/feedback/failure-page";

export const handle = { title: "errors:serverFault.title" };

/**
 * Sign-in failures that are temporary or must be fixed elsewhere. Anyone can craft an address, so other codes are
 * ignored.
 */
const signInCodes: readonly RefusalCode[] = ["signIn.providerDown", "signIn.claimMissing"];

/**
 * Responds with 503 if the address says that the failure is temporary (`paths.unavailableFor`), otherwise with 500. A request
 * number in the address is the number of the sign-in that failed.
 */
export function loader(args: LoaderFunctionArgs) {
  const { query } = requestFor(args);
  const isPassing = query.get("status") === "503";
  const code = signInCodes.find((one) => isPassing && one === query.get("code")) ?? null;
  const requestId = z.uuid().safeParse(query.get("request")).data ?? args.context.requestId;
  return json({ isPassing, code, requestId }, { status: isPassing ? 503 : 500 });
}

/** §2, /500. */
export default function ServerFault() {
  const { t, i18n } = useTranslation("errors");
  const { isPassing, code, requestId } = useLoaderData<typeof loader>();
  const home = { to: paths.home, label: t("toHome") };
  if (code !== null)
    return (
      <ErrorPage
        title={t("signIn.title")}
        message={failureWords(i18n, { code, status: 503 })}
        action={{ to: paths.workspace, label: t("signIn.again"), reloads: true }}
        other={home}
        requestId={requestId}
      />
    );
  return (
    <ErrorPage
      title={t("serverFault.title")}
      message={isPassing ? failureWords(i18n, { code: "request.e503", status: 503 }) : t("serverFault.message")}
      action={home}
      requestId={requestId}
    />
  );
}
