import { INTENT } from "@conform-to/dom";
import { useForm, type FieldMetadata } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { NewsItem } from "~/contract/news";
import { lengths } from "~/rules/limits/lengths";
import { newsTextMax, dayOfPublication, type NewsAnswers as Typed } from "~/rules/workspace/news";
import { readQuestion } from "~/rules/form/question";
import { QuestionField } from "~/ui/form/parts/question-field";
import { formatNumber } from "~/rules/format";
import { NewsConflict } from "./news-conflict";
import { NewsPreview } from "./news-preview";
import { type NewsOutcome, newsQuestion, typedFrom } from "./news-outcome";

type NewsFormProps = {
  /** The item to edit, or null for a new one. */
  item: NewsItem | null;
  newsId: string;
  /** The time at which the page was rendered. */
  now: string;
  outcome: NewsOutcome | undefined;
  submit: string;
  /** The address that the user returns to after cancelling. */
  away: string;
};

/** The form of a news item, in both languages, with a preview of its look on the workspace. */
export function NewsForm({ item, newsId, now, outcome, submit, away }: NewsFormProps) {
  const { t } = useTranslation("news");
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === "save";
  // The page may be reloaded with newer data than the item being edited; saving must detect this.
  const [{ began, id }] = useState({ began: item, id: newsId });
  const refusal = outcome && "reply" in outcome ? outcome : undefined;
  const theirs = refusal?.theirs;
  const from = theirs
    ? stampOf(theirs)
    : { ...(began ? stampOf(began) : { version: "", before: "" }), ...stampIn(refusal?.reply.initialValue ?? {}) };
  const stamp = `${theirs ? "theirs" : "own"} ${from.version}`;
  const [form, fields] = useForm<Typed>({
    id: "news-form",
    defaultValue: began ? typedFrom(began) : {},
    lastResult: refusal?.reply,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData: data }) => readQuestion(newsQuestion, data, data.get(INTENT)),
  });
  return (
    <Form
      method="post"
      id={form.id}
      onSubmit={form.onSubmit}
      preventScrollReset
      noValidate
      className="card news-form"
      aria-busy={isBusy}
    >
      {theirs && refusal ? <NewsConflict mine={refusal.reply.initialValue ?? {}} theirs={theirs} /> : null}
      <input type="hidden" name="newsId" value={id} />
      {/* Kept with the typed text (`FormDrafts`): text restored after a reload still belongs to the version it began with. */}
      <input hidden key={`version of ${stamp}`} name="version" defaultValue={from.version} />
      <input hidden key={`day of ${stamp}`} name="before" defaultValue={from.before} />
      <div className="news-languages">
        <NewsWords language="zh" title={fields.titleZh} text={fields.textZh} />
        <NewsWords language="en" title={fields.titleEn} text={fields.textEn} />
      </div>
      <div className="news-languages">
        <QuestionField
          id="news-link"
          label={t("link")}
          hint={t("linkHint")}
          errors={fields.link.errors}
          params={{ max: lengths.url }}
          control={{
            type: "text",
            inputMode: "url",
            name: "link",
            autoComplete: "off",
            spellCheck: false,
            maxLength: lengths.url,
            defaultValue: fields.link.initialValue,
          }}
        />
        <QuestionField
          id="news-published-on"
          label={t("publishedOn")}
          hint={t("publishedOnHint")}
          errors={fields.publishedOn.errors}
          params={undefined}
          control={{
            type: "date",
            name: "publishedOn",
            min: "1900-01-01",
            max: "2100-12-31",
            defaultValue: fields.publishedOn.initialValue,
          }}
        />
      </div>
      <NewsPreview
        draft={{
          titleZh: fields.titleZh.value,
          textZh: fields.textZh.value,
          titleEn: fields.titleEn.value,
          textEn: fields.textEn.value,
          link: fields.link.value,
          publishedOn: fields.publishedOn.value,
        }}
        now={now}
      />
      <div className="section-actions">
        <button type="submit" name="intent" value="save" className="button-primary">
          {isBusy ? t("sending") : theirs ? t("conflict.mine") : submit}
        </button>
        <Link to={away} className="button-default">
          {t("cancel")}
        </Link>
      </div>
    </Form>
  );
}

/** The version of the news item that the form was opened with. */
const stampOf = ({ version, publishedDate }: NewsItem) => ({
  version: String(version),
  before: dayOfPublication(publishedDate),
});

/** Like `stampOf`, from a rejected form. */
const stampIn = ({ version, before }: Record<string, unknown>) => ({
  ...(typeof version === "string" && { version }),
  ...(typeof before === "string" && { before }),
});

type NewsWordsProps = { language: "zh" | "en"; title: FieldMetadata<string>; text: FieldMetadata<string> };

/** Title and text of a news item in one language; both languages need both. */
function NewsWords({ language, title, text }: NewsWordsProps) {
  const { t, i18n } = useTranslation("news");
  const atMost = (max: number) => ({ max: formatNumber(i18n.language, max) });
  return (
    <fieldset className="news-words">
      <legend>{t(`${language}.legend`)}</legend>
      <QuestionField
        id={`news-${language}-title`}
        label={t(`${language}.title`)}
        hint={t("hint.title", atMost(lengths.name))}
        errors={title.errors}
        params={atMost(lengths.name)}
        control={{
          type: "text",
          name: title.name,
          lang: language,
          autoComplete: "off",
          required: true,
          maxLength: lengths.name,
          defaultValue: title.initialValue,
        }}
      />
      <QuestionField
        id={`news-${language}-text`}
        label={t(`${language}.text`)}
        hint={t("hint.text", atMost(newsTextMax))}
        errors={text.errors}
        params={atMost(newsTextMax)}
        lines={9}
        control={{
          name: text.name,
          lang: language,
          required: true,
          maxLength: newsTextMax,
          defaultValue: text.initialValue,
        }}
      />
    </fieldset>
  );
}
