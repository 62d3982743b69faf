import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ErrorPage } from "~/ui/feedback/error-page";

export const handle = { title: "errors:forbidden.title" };

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return json(
    { isBarred: searchParams.get("loginable") === "0", code: searchParams.get("code") ?? "request.e403" },
    { status: 403 },
  );
}

/** §2, /403. An account barred from this domain (`loginable=0`) is told whom to ask (§4). */
export default function Forbidden() {
  const { t, i18n } = useTranslation("errors");
  const { isBarred, code } = useLoaderData<typeof loader>();
  const message = isBarred ? t("barred.message") : i18n.exists(`errors:${code}`) ? t(code) : t("request.e403");
  return <ErrorPage title={t("forbidden.title")} message={message} action={{ to: paths.home, label: t("toHome") }} />;
}
