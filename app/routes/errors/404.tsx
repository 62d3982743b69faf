import { json } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ErrorPage } from "~/ui/feedback/failure-page";

export const handle = { title: "errors:notFound.title" };

export const loader = () => json(null, { status: 404 });

/** §2, /404. */
export default function NotFound() {
  const { t } = useTranslation("errors");
  return (
    <ErrorPage
      title={t("notFound.title")}
      message={t("notFound.message")}
      action={{ to: paths.home, label: t("toHome") }}
    />
  );
}
