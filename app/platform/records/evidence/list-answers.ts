import type { Language } from "~/platform/ground/database/schema";
import { fieldName, nameParts } from "~/platform/ground/words/field-name";
import { optionName } from "~/platform/ground/words/option-name";
import { inBoth, type InBoth } from "~/platform/ground/words/words-in";
import type { Meanings } from "~/platform/records/lists/find-meanings";
import { kinds, rowShape, type Shape } from "~/rules/field";
import { answerWords } from "~/rules/form/answer-words";
import type { FormValues } from "~/rules/form-values";
import { maskValues } from "~/rules/masking";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { type SectionContext, unaskedIn } from "~/rules/section";
import { hasDomain, withWireDomain } from "~/rules/wire-domain";
import type { EvidenceAnswer } from "./record";

type Tab = { section: SectionId; values: FormValues };
type Facts = {
  context: SectionContext;
  meanings: Meanings;
  /** The files of its answers, by file UUID. */
  files: Record<string, readonly { fileName: string }[]>;
};

/** Every answer of a tab in the order of the form, in both languages, masked; what was not asked or left empty is none. */
export function listAnswers({ section, values }: Tab, facts: Facts): EvidenceAnswer[] {
  const { fields } = sections[section];
  const hiddenFields = unaskedIn(sections[section], values, facts.context);
  return [...answersIn(fields.shape, maskValues(fields, values), "")];

  function* answersIn(shape: Shape, answers: FormValues, prefix: string): Generator<EvidenceAnswer> {
    for (const [field, schema] of Object.entries(shape)) {
      const kind = kinds.get(schema);
      const name = `${prefix}${field}`;
      const value = answers[field];
      if (!kind || kind.kind === "rowId" || hiddenFields.has(name)) continue;
      if (kind.kind === "rows") {
        for (const [at, row] of (Array.isArray(value) ? value : []).entries())
          yield* answersIn(rowShape(schema), row as FormValues, `${name}[${at}].`);
        continue;
      }
      const text = inBoth("evidence", (t, language) => {
        const words = answerWords(kind, value, toWords(language, facts), { language, yes: t("yes") });
        return hasDomain(kind) ? withWireDomain(words) : words;
      });
      if (text.zh || text.en)
        yield { field: name, ...toNames(section, name, facts.context.registeredCountry), value, text };
    }
  }
}

const toWords = (language: Language, { meanings, files }: Facts) => ({
  meanings: meanings[language],
  files,
  words: { option: (list: string, code: string) => optionName(language, list, code) },
});

/** What a field is called, and the rows of tables it stands in. */
function toNames(
  section: SectionId,
  field: string,
  country: string | undefined,
): { row: InBoth<string>; label: InBoth<string> } {
  const parts = { zh: nameParts("zh", section, field, country), en: nameParts("en", section, field, country) };
  const each = (pick: (names: string[]) => string) => ({ zh: pick(parts.zh), en: pick(parts.en) });
  return { row: each((names) => names.slice(1, -1).join(" · ")), label: each((names) => names.at(-1) ?? "") };
}

/** What a tab is called in both languages. */
export const tabTitle = (section: SectionId): InBoth<string> => ({
  zh: fieldName("zh", section, null),
  en: fieldName("en", section, null),
});
