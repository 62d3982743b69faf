import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { requestFor } from "~/session/request.server";
import { RegistrationField } from "~/ui/form/parts/registration-field";
import { fieldWords } from "~/ui/form/state/field-words";
import { toLabelKey } from "~/rules/form/field-facts";
import { loadPick, savePick } from "./pick.server";

export const handle = { title: "list.results" };

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();
  return json(await loadPick(portal, args.params.section));
}

export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();
  return redirect(await savePick(portal, args.params.section), 303);
}

/**
 * A list of values as a page, for browsers without scripts: the user searches, selects a value and returns to the
 * field.
 */
export default function Pick() {
  const { t, i18n } = useTranslation();
  const { registrationId, section, field, query, page, pages, rows, needsParent } = useLoaderData<typeof loader>();
  const words = fieldWords(t, i18n.exists.bind(i18n), section);
  return (
    <div className="section">
      <h1>{t("list.title", { label: words.label(toLabelKey(field)) })}</h1>
      <Form method="get" className="search" role="search">
        <input type="hidden" name="field" value={field} />
        <label htmlFor="query" className="field-label">
          {t("list.search")}
        </label>
        <div className="search-line">
          <input id="query" name="query" defaultValue={query} className="control" autoComplete="off" />
          <button type="submit" className="button-default">
            {t("list.searchButton")}
          </button>
        </div>
      </Form>
      {needsParent ? <p className="notice notice-warning">{t("list.parentFirst")}</p> : null}
      {!needsParent && rows.length === 0 ? <p className="rows-empty">{t("list.nothing")}</p> : null}
      <Form method="post" className="pick-list">
        <RegistrationField id={registrationId} />
        {rows.map(({ value, meaning }) => (
          <button key={value} type="submit" name="value" value={value} className="pick-row">
            {meaning}
          </button>
        ))}
      </Form>
      <nav className="pages" aria-label={t("list.pages")}>
        {page > 0 ? <Link to={`?${pageOf(field, query, page - 1)}`}>{t("list.previous")}</Link> : null}
        {page + 1 < pages ? <Link to={`?${pageOf(field, query, page + 1)}`}>{t("list.next")}</Link> : null}
      </nav>
      <div className="section-actions">
        <Link to={paths.section(section)} className="button-default">
          {t("list.back")}
        </Link>
      </div>
    </div>
  );
}

const pageOf = (field: string, query: string, page: number) =>
  new URLSearchParams({ field, query, page: String(page) }).toString();
