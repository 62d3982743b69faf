import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { newsTextMax, isSecureAddress, newsLink, newsStates, newsText, newsTitle } from "~/rules/workspace/news";
import { endpoint, pageOf, pageQuery } from "./endpoint";
import { instant } from "./moments";

const base = "/api/v1/sync/news";
/** For users who may publish news. */
const permission = { access: "session", button: "news.edit" } as const;

const newsId = z.string().regex(/^[\w-]{1,64}$/);
const words = z.strictObject({
  title: z.string().trim().min(1).max(lengths.name).pipe(newsTitle()),
  text: z.string().trim().min(1).max(newsTextMax).pipe(newsText()),
});
/** Values of any other form from a base API are never rendered as links. */
const link = z.string().refine(isSecureAddress).nullable().catch(null);

/**
 * The published news, newest first, in the language of the request (§7). `text` is plain text with paragraphs separated
 * by an empty line.
 */
export const list = endpoint("POST", `${base}/get-list`, {
  input: z.strictObject(pageQuery),
  answer: pageOf(
    z.object({
      newsId: z.string(),
      title: z.string(),
      text: z.string(),
      link: link.describe("An https address with more information."),
      publishedDate: instant.describe("ISO 8601 UTC."),
      version: z.number().describe("The number of changes so far. An update sends the version that it is based on."),
    }),
  ),
  access: "session",
  mutates: false,
});

const managedNews = z.object({
  newsId: z.string(),
  version: z.number(),
  state: z.enum(newsStates).describe("`scheduled`: its date is in the future."),
  publishedDate: instant.describe("ISO 8601 UTC."),
  changedDate: instant
    .nullable()
    .describe("When it was last changed. Null if it has not been changed since it was received."),
  changedBy: z.string().nullable().describe("The name of the person who changed it last. Null if never changed."),
});

/** All news in any state, with titles in both languages, newest first. §7 shows no path. */
export const listManaged = endpoint("GET", base, {
  input: z.strictObject(pageQuery),
  answer: pageOf(managedNews.extend({ titles: z.object({ zh: z.string(), en: z.string() }) })),
  ...permission,
});
export type ManagedNews = z.output<typeof listManaged.answer>["content"][number];

const wordsOnFile = z.object({ title: z.string(), text: z.string() });

/** One news item in any state, for editing. §7 shows no path. Refusal: `news.unknown` (404). */
export const one = endpoint("GET", `${base}/{newsId}`, {
  input: z.strictObject({ newsId }),
  answer: managedNews.extend({ words: z.object({ zh: wordsOnFile, en: wordsOnFile }), link }),
  ...permission,
  refusals: [404],
});
export type NewsItem = z.output<typeof one.answer>;

/**
 * Changes a news item, always in both languages, so that neither is outdated. Omitted fields stay unchanged. `version`
 * is the one that the form was loaded with; null creates a new item, which needs an id chosen by the caller and
 * `words`. Withdrawn news is visible only to managers until it is published again. If the same person sends the same
 * change twice, it is applied once. Refusals: `request.e403` without the permission; `news.unknown` (404);
 * `news.conflict` (409) if someone else has changed it since.
 */
export const update = endpoint("PUT", base, {
  input: z
    .strictObject({
      newsId,
      version: z.number().int().min(0).nullable(),
      words: z.strictObject({ zh: words, en: words }).optional(),
      link: z.string().max(lengths.url).pipe(newsLink()).nullable().optional(),
      /** ISO 8601 UTC; a new item without one is published immediately. */
      publishedDate: z.iso.datetime().optional(),
      isWithdrawn: z.boolean().optional(),
    })
    .refine((change) => change.version !== null || change.words !== undefined, { path: ["words"] }),
  answer: z.object({ version: z.number() }),
  ...permission,
  refusals: [404, 409],
});
