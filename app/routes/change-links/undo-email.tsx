import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, type MetaFunction, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import "~/ui/page/sign-in.css";
import { undoEmail } from "~/contract";
import { paths } from "~/paths";
import { formatInstant } from "~/rules/format";
import { manufacturerZone } from "~/rules/calendar/time-zone";
import { requestFor } from "~/session/request.server";
import { parseChangeLink } from "./change-link";

export const handle = { title: "undoEmail:title" };
export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader(args: LoaderFunctionArgs) {
  const change = await requestFor(args).find(undoEmail.look, parseChangeLink(args));
  return json({ change }, change ? 200 : 404);
}

/** Undoes the change and reloads the page, which then shows the result. Undoing it twice has no further effect. */
export async function action(args: ActionFunctionArgs) {
  await requestFor(args).find(undoEmail.undo, parseChangeLink(args));
  const { pathname, search } = new URL(args.request.url);
  return redirect(pathname + search, 303);
}

/**
 * The page for the reader of the old address who follows the link in the email: the change that would be undone, and the
 * button.
 */
export default function UndoEmail() {
  const { t, i18n } = useTranslation("undoEmail");
  const { change } = useLoaderData<typeof loader>();
  const { standing, door } = change ?? ({ standing: "unknown", door: "portal" } as const);
  const at = (instant: string) => formatInstant(i18n.language, instant, manufacturerZone);
  const instants = change
    ? [[t("changedAt"), at(change.changedAt)], ...(standing === "open" ? [[t("endsAt"), at(change.endsAt)]] : [])]
    : [];
  return (
    <main id="main" className="sign-in-page">
      <div className="card sign-in-card">
        <h1>{t(`${standing}.title`)}</h1>
        <p>{standing === "undone" ? t(`undone.text.${door}`) : t(`${standing}.text`)}</p>
        {change ? (
          <dl className="stop-facts">
            <div>
              <dt>{t("before")}</dt>
              <dd lang="" translate="no">
                {change.before}
              </dd>
            </div>
            <div>
              <dt>{t("after")}</dt>
              <dd lang="" translate="no">
                {change.after}
              </dd>
            </div>
            {instants.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {standing === "open" ? (
          <>
            <p className="notice notice-warning">{t("open.after")}</p>
            <Form method="post" reloadDocument className="sign-in-form">
              <button type="submit" className="button-primary">
                {t("undo")}
              </button>
            </Form>
            <p className="field-hint">{t("open.leave")}</p>
          </>
        ) : null}
        {standing === "undone" ? (
          <div className="section-actions">
            <Link to={door === "company" ? paths.workspace : paths.forgotten} reloadDocument className="button-primary">
              {t(`undone.next.${door}`)}
            </Link>
          </div>
        ) : null}
      </div>
    </main>
  );
}
