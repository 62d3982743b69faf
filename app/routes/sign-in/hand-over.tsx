import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { env } from "~/config/env.server";
import { paths } from "~/paths";
import { formText } from "~/rules/form-values";
import { takeHandOver } from "~/session/exchange-token.server";
import { placeAfterSignIn } from "~/session/place.server";
import { requestFor } from "~/session/request.server";

export const handle = { title: "signIn:handOver.title" };

export function loader(args: LoaderFunctionArgs) {
  const { query } = requestFor(args);
  const token = query.get("token");
  if (!env.TOKEN_HAND_OVER || !token) throw redirect(paths.workspace);
  return json({ token, to: placeAfterSignIn(query.get("to")) });
}

export async function action(args: ActionFunctionArgs) {
  if (!env.TOKEN_HAND_OVER) throw redirect(paths.workspace, 303);
  const portal = requestFor(args);
  const form = await portal.form();
  return takeHandOver(portal, formText(form, "token"), placeAfterSignIn(form.get("to")));
}

/** A token that this browser did not request may come from anyone: the user decides whether to continue with it (S-22). */
export default function HandOver() {
  const { t } = useTranslation("signIn");
  const { token, to } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="sign-in-page">
      <div className="card sign-in-card">
        <h1>{t("handOver.title")}</h1>
        <p>{t("handOver.text")}</p>
        <p className="notice notice-warning">{t("handOver.warning")}</p>
        <div className="section-actions">
          <Form method="post" reloadDocument>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="to" value={to} />
            <button type="submit" className="button-primary">
              {t("handOver.submit")}
            </button>
          </Form>
          <Link to={paths.home} className="button-default">
            {t("handOver.leave")}
          </Link>
        </div>
      </div>
    </main>
  );
}
