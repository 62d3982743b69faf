import "~/ui/page/news.css";
import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listPaths } from "~/list-paths";
import { formText } from "~/rules/form-values";
import { isId } from "~/rules/text/technical-names";
import { parsePagePlace } from "~/rules/paging/paging";
import dashboardStyles from "~/ui/dashboard/dashboard.css?url";
import { NewsForm } from "./news-form";
import { requireEditor, saveNews } from "./news.server";
import type { NewsOutcome } from "./news-outcome";

export const links = () => [{ rel: "stylesheet", href: dashboardStyles }];
export const handle = { title: "news:new.title" };

/** The id is generated before the form is filled in, so that a form submitted twice creates only one news item. */
export async function loader(args: LoaderFunctionArgs) {
  await requireEditor(args);

  return json({ newsId: randomUUID(), now: new Date().toISOString() });
}

export async function action(args: ActionFunctionArgs) {
  const portal = await requireEditor(args);
  const form = await portal.form();
  const newsId = formText(form, "newsId");
  if (!isId(newsId)) throw new Response(null, { status: 400 });

  return saveNews(portal, newsId, form);
}

/** Writes a news item and publishes it. */
export default function NewNews() {
  const { t } = useTranslation("news");
  const { newsId, now } = useLoaderData<typeof loader>();
  const outcome = useActionData<NewsOutcome>();
  const away = listPaths.newsAt(parsePagePlace(new URLSearchParams()));
  return (
    <>
      <Link to={away} className="reading-back">
        {t("back")}
      </Link>
      <h1>{t("new.title")}</h1>
      <NewsForm item={null} newsId={newsId} now={now} outcome={outcome} submit={t("new.submit")} away={away} />
    </>
  );
}
