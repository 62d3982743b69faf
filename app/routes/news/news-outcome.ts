import type { SubmissionResult } from "@conform-to/dom";
import type { NewsItem } from "~/contract/news";
import { dayOfPublication, type NewsAnswers, newsFields, newsForm } from "~/rules/workspace/news";
import type { Question } from "~/rules/form/question";

/**
 * The form of a news item, validated by the rules of the base API on both sides. `version` and `before`, the day of
 * publication, are the values the form was loaded with. They are posted back with a rejected form, which would otherwise
 * overwrite a newer version.
 */
export const newsQuestion: Question<NewsAnswers> = { fields: [...newsFields, "version", "before"], schema: newsForm };

/** The refusal of a form, with the typed answers. `theirs` is the version that another author has saved since. */
export type NewsOutcome = { reply: SubmissionResult; theirs?: NewsItem } | { isOutdated: true };

/** A news item as the values of its form. */
export const typedFrom = ({ words, link, publishedDate }: NewsItem): Record<keyof NewsAnswers, string> => ({
  titleZh: words.zh.title,
  textZh: words.zh.text,
  titleEn: words.en.title,
  textEn: words.en.text,
  link: link ?? "",
  publishedOn: dayOfPublication(publishedDate),
});
