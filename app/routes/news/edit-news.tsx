import "~/ui/page/news.css";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listPaths } from "~/list-paths";
import { formText } from "~/rules/form-values";
import { isId } from "~/rules/text/technical-names";
import { parsePagePlace } from "~/rules/paging/paging";
import dashboardStyles from "~/ui/dashboard/dashboard.css?url";
import { NotThere } from "~/ui/reading/nothing";
import { NewsForm } from "./news-form";
import { findNews, requireEditor, saveNews, setWithdrawn } from "./news.server";
import { NewsStateCard } from "./news-state-card";
import type { NewsOutcome } from "./news-outcome";

export const links = () => [{ rel: "stylesheet", href: dashboardStyles }];
export const handle = { title: "news:edit.title" };

export async function loader(args: LoaderFunctionArgs) {
  const portal = await requireEditor(args);

  const item = await findNews(portal, args.params.newsId ?? "");

  return json({ item, now: new Date().toISOString() }, { status: item ? 200 : 404 });
}

export async function action(args: ActionFunctionArgs) {
  const portal = await requireEditor(args);
  const { newsId = "" } = args.params;
  const form = await portal.form();
  if (!isId(newsId) || formText(form, "version") === "") throw new Response(null, { status: 400 });

  switch (formText(form, "intent")) {
    case "save":
      return saveNews(portal, newsId, form);
    case "withdraw":
      return setWithdrawn(portal, newsId, form, true);
    case "publish":
      return setWithdrawn(portal, newsId, form, false);
    default:
      throw new Response(null, { status: 400 });
  }
}

/** Edits, withdraws or republishes a news item. */
export default function EditNews() {
  const { t } = useTranslation("news");
  const { item, now } = useLoaderData<typeof loader>();
  const outcome = useActionData<NewsOutcome>();
  const [query] = useSearchParams();
  const back = { to: listPaths.newsAt(parsePagePlace(query)), label: t("back") };
  if (!item) return <NotThere title={t("unknown")} text={t("unknownText")} back={back} />;
  return (
    <>
      <Link to={back.to} className="reading-back">
        {back.label}
      </Link>
      <h1>{t("edit.title")}</h1>
      <NewsStateCard item={item} isOutdated={outcome !== undefined && "isOutdated" in outcome} />
      <NewsForm
        key={item.newsId}
        item={item}
        newsId={item.newsId}
        now={now}
        outcome={outcome}
        submit={t("edit.submit")}
        away={back.to}
      />
    </>
  );
}
