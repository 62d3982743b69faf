import type { MetaFunction } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ErrorPage } from "~/ui/feedback/error-page";

export const handle = { title: "signIn.title" };

export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** Where the sign-in will begin. Until it is there, whoever comes is told what they can do today. */
export default function SignIn() {
  const { t } = useTranslation("common");
  return (
    <ErrorPage
      title={t("signIn.title")}
      message={t("signIn.message")}
      action={{ to: paths.progress, label: t("signIn.progress") }}
    />
  );
}
