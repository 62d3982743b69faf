import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { isDemo } from "~/session/settings.server";

const longestAccount = 120;

export function loader({ request }: LoaderFunctionArgs) {
  if (!isDemo()) return redirect(paths.notFound);

  const account = new URL(request.url).searchParams.get("account") ?? "";
  return json({ account: account.slice(0, longestAccount) });
}

export const handle = { title: "home:partner.title" };

/** In the demo, a placeholder for the company's other systems that menus link to (§2). */
export default function Partner() {
  const { t } = useTranslation("home");
  const { account } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="error-page">
      <h1>{t("partner.title")}</h1>
      <p>{t("partner.text")}</p>
      {account ? (
        <p>
          {t("partner.account")}{" "}
          <strong lang="" translate="no">
            {account}
          </strong>
        </p>
      ) : null}
    </main>
  );
}
