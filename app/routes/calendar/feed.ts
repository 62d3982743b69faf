import { documents } from "~/contract";
import { dictionary } from "~/i18n/dictionary.server";
import { writeCalendar } from "~/rules/documents/calendar-file";
import { feedKeyMax } from "~/rules/documents/limits";
import { retryHeaders, sentenceParams } from "~/session/answer-failure.server";
import type { RequestArgs } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";
import { failureWords } from "~/ui/feedback/failure-words";

/**
 * The calendar feed at its secret address, for calendar programs: an error is a status and a sentence. The key is in the query,
 * which is never logged.
 */
export async function loader(args: RequestArgs) {
  const portal = requestFor(args);
  const key = (portal.query.get("key") ?? "").slice(0, feedKeyMax);
  const { answer, failure } = await portal.attempt(documents.feed, { key });
  if (failure) {
    const { code, serverMessage, status } = failure;
    const words = failureWords(dictionary(await portal.language), {
      code,
      serverMessage,
      status,
      params: sentenceParams(failure),
    });
    return answerAs("text/plain", words, { status, headers: retryHeaders(failure) });
  }
  const { name, events } = answer;
  const calendar = writeCalendar({ name, events, host: new URL(portal.request.url).hostname, now: new Date() });
  return answerAs("text/calendar", calendar, {
    headers: { "content-disposition": 'inline; filename="documents.ics"' },
  });
}

const answerAs = (type: string, body: string, { status = 200, headers }: ResponseInit) =>
  new Response(body, {
    status,
    headers: {
      ...headers,
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    },
  });
