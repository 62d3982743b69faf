import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Finding } from "~/rules/finding";
import { isAbroad } from "~/rules/registration/self-registration";

/** The labels and texts of a section's fields, looked up once for all of them. */
export function useSectionWords(id: string, country?: string) {
  const { t, i18n } = useTranslation();
  return useMemo(() => fieldWords(t, i18n.exists.bind(i18n), id, country), [t, i18n, id, country]);
}

/**
 * Like `useSectionWords`, but outside a component. Companies registered abroad get some texts for their country, or for all
 * countries abroad.
 */
export function fieldWords(t: TFunction, exists: (key: string) => boolean, section: string, country?: string) {
  const places = isAbroad(country)
    ? [`fields:abroad.${country}.${section}`, `fields:abroad.all.${section}`, `fields:${section}`]
    : [`fields:${section}`];
  const find = (labelKey: string, word: "label" | "hint") =>
    places.map((place) => `${place}.${labelKey}.${word}`).find((key) => exists(key));
  const label = once((labelKey) => t(find(labelKey, "label") ?? `fields:${section}.${labelKey}`));
  return {
    label,
    optional: () => t("form.optional"),
    hint: once((labelKey) => {
      const key = find(labelKey, "hint");
      return key === undefined ? undefined : t(key);
    }),
    /** Any other text beneath a field, such as `addRow`. */
    word: (key: string) => t(`fields:${section}.${key}`),
    option: (list: string, code: string) => t(`options:${list}.${code}`),
    /** The message of a finding, with the label of its field. */
    sentence: (finding: Finding, labelKey: string) =>
      t(`findings:${finding.code}`, { ...finding.params, label: label(labelKey) }),
  };
}
export type FieldWords = ReturnType<typeof fieldWords>;

/** A page uses the same texts repeatedly, and looking them up takes longer than rendering them. */
function once<Word>(find: (key: string) => Word): (key: string) => Word {
  const cache = new Map<string, Word>();
  return (key) => {
    if (!cache.has(key)) cache.set(key, find(key));
    return cache.get(key) as Word;
  };
}
