import { json } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ErrorPage } from "~/ui/feedback/failure-page";

export const handle = { title: "errors:serverFault.title" };

export const loader = () => json(null, { status: 500 });

/** §2, /500. */
export default function ServerFault() {
  const { t } = useTranslation("errors");
  return (
    <ErrorPage
      title={t("serverFault.title")}
      message={t("serverFault.message")}
      action={{ to: paths.home, label: t("toHome") }}
    />
  );
}
