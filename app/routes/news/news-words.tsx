import type { FieldMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { lengths, newsTextMax } from "~/rules/limits";
import { QuestionField } from "~/ui/form/parts/question-field";
import { formatNumber } from "~/rules/format";

type Props = { language: "zh" | "en"; title: FieldMetadata<string>; text: FieldMetadata<string> };

/** Title and text of a news item in one language; both languages need both. */
export function NewsWords({ language, title, text }: Props) {
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
