import { z } from "zod";
import { endpoint, pageOf, pageQuery } from "./endpoint";

const base = "/api/v1/sync/news";
const words = z.strictObject({ title: z.string().trim().min(1).max(200), text: z.string().trim().min(1).max(10_000) });

/** The news, newest first, in the language of the request (§7). `text` is plain: an empty line parts two paragraphs. */
export const list = endpoint("POST", `${base}/get-list`, {
  input: z.strictObject(pageQuery),
  answer: pageOf(
    z.object({
      newsId: z.string(),
      title: z.string(),
      text: z.string(),
      /** ISO 8601 UTC. */
      publishedDate: z.string(),
      /** How often it was changed: an update names the one it began with. */
      version: z.number(),
    }),
  ),
  access: "session",
  isChange: false,
});

/**
 * Changes a news item, in both languages at once, so that neither falls behind the other. Refusals: `request.e403`
 * without the permission; `news.unknown` (404); `news.conflict` (409) where somebody changed it meanwhile.
 */
export const update = endpoint("PUT", base, {
  input: z.strictObject({
    newsId: z.string().max(64),
    version: z.number().int().min(0),
    words: z.strictObject({ zh: words, en: words }),
  }),
  answer: z.object({ version: z.number() }),
  access: "session",
  button: "news.edit",
});
