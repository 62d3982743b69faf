import { json, redirect } from "@remix-run/node";
import { news } from "~/contract";
import type { NewsItem } from "~/contract/news";
import { listPaths } from "~/list-paths";
import { formText } from "~/rules/form-values";
import { isId } from "~/rules/text/technical-names";
import { firstPage, defaultPageSize } from "~/rules/paging/page-sizes";
import { type NewsAnswers, toPublicationInstant } from "~/rules/workspace/news";
import { toLastPage, type PagePlace } from "~/rules/paging/paging";
import { isPermitted } from "~/rules/permissions/permissions";
import { Failure, isFailure } from "~/gateway/failure";
import type { Portal, RequestArgs } from "~/session/portal.server";
import { flash } from "~/session/flash.server";
import { requestFor } from "~/session/request.server";
import { readQuestion } from "~/rules/form/question";
import { type NewsOutcome, newsQuestion } from "./news-outcome";

/**
 * The portal of a page for users who publish news, with its guard. The base API checks the permission again on every
 * call.
 */
export async function requireEditor(args: RequestArgs): Promise<Portal> {
  const portal = requestFor(args);
  await portal.requireSession();
  if (!isPermitted(await portal.workspace(), "news.edit"))
    throw await portal.answerFor(new Failure(403, { code: "request.e403" }));
  return portal;
}

/** A page of all news. A page that no longer exists redirects to the last one. */
export async function loadNewsList({ call }: Portal, place: PagePlace) {
  const list = await call(news.listManaged, place);
  const last = toLastPage(list.totalPages);
  if (place.page > last) throw redirect(listPaths.newsAt({ ...place, page: last }), 303);
  return { rows: list.content, total: list.totalElements };
}

/** The news item at an address; null if there is none. */
export async function findNews({ find }: Portal, newsId: string): Promise<NewsItem | null> {
  return isId(newsId) ? find(news.one, { newsId }) : null;
}

/** Saves a posted form. Errors are shown at their fields, and another author’s version next to the typed one. */
export async function saveNews(portal: Portal, newsId: string, form: FormData) {
  const submission = readQuestion(newsQuestion, form);
  if (submission.status !== "success") return json<NewsOutcome>({ reply: submission.reply() }, 422);
  const input = { newsId, version: versionIn(form), ...changeIn(submission.value, form) };
  const { failure } = await portal.attempt(news.update, input);
  if (!failure) return toList("news.saved");
  if (failure.code !== "news.conflict") throw await portal.answerFor(failure);
  const theirs = await findNews(portal, newsId);
  if (!theirs) throw new Response(null, { status: 404 });
  return json<NewsOutcome>({ reply: submission.reply(), theirs }, 409);
}

/** Withdraws a news item, or publishes it again. Does nothing if someone else has changed it since. */
export async function setWithdrawn(portal: Portal, newsId: string, form: FormData, isWithdrawn: boolean) {
  const { failure } = await portal.attempt(news.update, { newsId, version: versionIn(form), isWithdrawn });
  if (isFailure(failure, "news.conflict")) return json<NewsOutcome>({ isOutdated: true }, 409);
  if (failure) throw await portal.answerFor(failure);
  return toList(isWithdrawn ? "news.withdrawn" : "news.published");
}

async function toList(code: string) {
  const headers = { "set-cookie": await flash({ code }) };
  return redirect(listPaths.newsAt({ page: firstPage, size: defaultPageSize }), { status: 303, headers });
}

/** The version that was on the screen, or null if the news item is new. */
function versionIn(form: FormData): number | null {
  const version = formText(form, "version");
  if (version === "") return null;
  if (!/^\d{1,9}$/.test(version)) throw new Response(null, { status: 400 });
  return Number(version);
}

const changeIn = ({ titleZh, textZh, titleEn, textEn, link, publishedOn }: NewsAnswers, form: FormData) => ({
  words: { zh: { title: titleZh, text: textZh }, en: { title: titleEn, text: textEn } },
  link: link ?? null,
  publishedDate: toPublicationInstant({
    wanted: publishedOn,
    before: formText(form, "before"),
    now: new Date().toISOString(),
  }),
});
