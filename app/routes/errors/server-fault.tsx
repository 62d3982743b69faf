import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { failureWords } from "~/ui/feedback/failure-words";
import { ErrorPage } from "~/ui/feedback/failure-page";

export const handle = { title: "errors:serverFault.title" };

/** 503 where the address says that the fault passes by itself (`paths.unavailable`), else 500. */
export function loader({ request }: LoaderFunctionArgs) {
  const isPassing = request.url.endsWith(paths.unavailable);
  return json({ isPassing }, { status: isPassing ? 503 : 500 });
}

/** §2, /500. */
export default function ServerFault() {
  const { t, i18n } = useTranslation("errors");
  const { isPassing } = useLoaderData<typeof loader>();
  return (
    <ErrorPage
      title={t("serverFault.title")}
      message={isPassing ? failureWords(i18n, { code: "request.e503", status: 503 }) : t("serverFault.message")}
      action={{ to: paths.home, label: t("toHome") }}
    />
  );
}
