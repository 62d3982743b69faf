import type { Language } from "~/i18n/language";
import { fieldName, nameParts } from "~/platform/core/words/field-name";
import { optionName } from "~/platform/core/words/option-name";
import { inBoth, type InBoth } from "~/platform/core/words/words-in";
import type { MeaningsByLanguage } from "~/platform/records/lists/find-meanings";
import type { AnswerWords } from "~/rules/fields/field-kind";
import { bankLabelKey } from "~/rules/bank/bank-label-key";
import { siblingOf } from "~/rules/field-names";
import { ownName } from "~/rules/form/field-facts";
import { textAt } from "~/rules/form/typed-values";
import { walkAnswers } from "~/rules/fields/walk-answers";
import type { FormValues } from "~/rules/form-values";
import { maskValues } from "~/rules/fields/masking";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import type { SectionContext } from "~/rules/section";
import { findHidden } from "~/rules/section-findings";
import { withWireDomain } from "~/rules/sign-in/wire-domain";
import type { EvidenceAnswer } from "./evidence-record";

type Tab = { section: SectionId; values: FormValues };
type Facts = {
  context: SectionContext;
  meanings: MeaningsByLanguage;
  /** The files of its answers, by file UUID. */
  files: Record<string, readonly { fileName: string }[]>;
};

/**
 * Every answer of a tab in the order of the form, in both languages, masked; fields that are empty or do not apply are
 * omitted.
 */
export function listAnswers({ section, values }: Tab, facts: Facts): EvidenceAnswer[] {
  const { fields } = sections[section];
  const hiddenFields = findHidden(sections[section], values, facts.context);
  return [...walkAnswers(fields.shape, maskValues(fields, values))].flatMap(({ name, kind, answer: value }) => {
    if (hiddenFields.has(name)) return [];
    const text = inBoth("evidence", (t, language) => {
      const words = kind.toWords(value, toWords(language, facts), { language, yes: t("yes") });
      return kind.hasDomain ? withWireDomain(words) : words;
    });
    if (!text.zh && !text.en) return [];
    const labelled = section === "bank" ? bankLabelPlace(name, textAt(values, siblingOf(name, "country"))) : name;
    return [{ field: name, ...toNames(section, labelled, facts.context.registeredCountry), value, text }];
  });
}

/** The place of the label that an answer of a bank account has on its form. */
const bankLabelPlace = (name: string, country: string) => siblingOf(name, ownName(bankLabelKey(name, country)));

const toWords = (language: Language, { meanings, files }: Facts): AnswerWords => ({
  meanings: meanings[language],
  files,
  words: { option: (list: string, code: string) => optionName(language, list, code) },
});

/** The label of a field, and the table rows that contain it. */
function toNames(
  section: SectionId,
  field: string,
  country: string | undefined,
): { row: InBoth<string>; label: InBoth<string> } {
  const parts = { zh: nameParts("zh", section, field, country), en: nameParts("en", section, field, country) };
  const each = (pick: (names: string[]) => string) => ({ zh: pick(parts.zh), en: pick(parts.en) });
  return { row: each((names) => names.slice(1, -1).join(" · ")), label: each((names) => names.at(-1) ?? "") };
}

/** The title of a tab in both languages. */
export const tabTitle = (section: SectionId): InBoth<string> => ({
  zh: fieldName("zh", section, null),
  en: fieldName("en", section, null),
});
