import { json, redirect } from "@remix-run/node";
import { news } from "~/contract";
import type { NewsItem } from "~/contract/news";
import { Failure, isFailure } from "~/gateway/failure";
import { paths } from "~/paths";
import { formText } from "~/rules/form-text";
import { isId } from "~/rules/id";
import { firstPage, defaultPageSize } from "~/rules/limits";
import { type NewsForm, publicationOf } from "~/rules/news";
import { lastPageOf, type PagePlace } from "~/rules/paging";
import { isPermitted } from "~/rules/permissions";
import type { Asked } from "~/session/caller.server";
import { answerFor } from "~/session/failures.server";
import { flash } from "~/session/flash.server";
import { found } from "~/session/found.server";
import { bareGatewayFor, gatewayFor } from "~/session/gateway.server";
import { initOf } from "~/session/init.server";
import { requireSession } from "~/session/workspace.server";
import { readQuestion } from "~/ui/form/question";
import { type NewsOutcome, newsQuestion } from "./news-outcome";

/** These pages are for those who publish news; the base API checks it again on every call. */
export async function requireEditor(args: Asked): Promise<void> {
  await requireSession(args);
  if (!isPermitted(await initOf(args), "news.edit")) throw redirect(paths.forbiddenFor("request.e403"));
}

/** A page of all news. A page that is no longer there leads to the last one that is. */
export async function loadNewsList(args: Asked, place: PagePlace) {
  const call = await gatewayFor(args);
  const list = await call(news.listManaged, place);
  const last = lastPageOf(list.totalPages);
  if (place.page > last) throw redirect(paths.newsAt({ ...place, page: last }), 303);
  return { rows: list.content, total: list.totalElements };
}

/** The news item of an address; null: there is none. */
export async function loadNews(args: Asked, newsId: string): Promise<NewsItem | null> {
  return isId(newsId) ? found(args, (call) => call(news.one, { newsId })) : null;
}

/** Saves a posted form: what is wrong comes back beside its field, somebody else's version beside the typed one. */
export async function saveNews(args: Asked, newsId: string, posted: FormData) {
  const submission = readQuestion(newsQuestion, posted);
  if (submission.status !== "success") return json<NewsOutcome>({ reply: submission.reply() }, 422);
  try {
    const call = await bareGatewayFor(args);
    await call(news.update, { newsId, version: versionIn(posted), ...changeIn(submission.value, posted) });
  } catch (error) {
    if (!isFailure(error, "news.conflict")) throw await refusal(error, args);
    const theirs = await loadNews(args, newsId);
    if (!theirs) throw new Response(null, { status: 404 });
    return json<NewsOutcome>({ reply: submission.reply(), theirs }, 409);
  }
  return toList("news.saved");
}

/** Withdraws a news item, or publishes it again; one that was changed meanwhile is left as it is. */
export async function setWithdrawn(args: Asked, newsId: string, posted: FormData, isWithdrawn: boolean) {
  try {
    const call = await bareGatewayFor(args);
    await call(news.update, { newsId, version: versionIn(posted), isWithdrawn });
  } catch (error) {
    if (isFailure(error, "news.conflict")) return json<NewsOutcome>({ isOutdated: true }, 409);
    throw await refusal(error, args);
  }
  return toList(isWithdrawn ? "news.withdrawn" : "news.published");
}

const refusal = async (error: unknown, { request }: Asked) =>
  error instanceof Failure ? await answerFor(error, request) : error;

async function toList(code: string) {
  const headers = { "set-cookie": await flash({ code }) };
  return redirect(paths.newsAt({ page: firstPage, size: defaultPageSize }), { status: 303, headers });
}

/** The version that was on the screen; null: the news item is new. */
function versionIn(posted: FormData): number | null {
  const version = formText(posted, "version");
  if (version === "") return null;
  if (!/^\d{1,9}$/.test(version)) throw new Response(null, { status: 400 });
  return Number(version);
}

const changeIn = ({ titleZh, textZh, titleEn, textEn, link, publishedOn }: NewsForm, posted: FormData) => ({
  words: { zh: { title: titleZh, text: textZh }, en: { title: titleEn, text: textEn } },
  link: link ?? null,
  publishedDate: publicationOf({
    wanted: publishedOn,
    before: formText(posted, "before"),
    now: new Date().toISOString(),
  }),
});
