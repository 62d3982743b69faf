import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Finding } from "~/rules/finding";

/** Words about the fields of a section, found once for all of them. */
export function useSectionWords(id: string) {
  const { t, i18n } = useTranslation();
  return useMemo(() => fieldWords(t, i18n.exists.bind(i18n), id), [t, i18n, id]);
}

/** The same outside a component. */
export function fieldWords(t: TFunction, exists: (key: string) => boolean, section: string) {
  const label = once((labelKey) =>
    exists(`fields:${section}.${labelKey}.label`)
      ? t(`fields:${section}.${labelKey}.label`)
      : t(`fields:${section}.${labelKey}`),
  );
  return {
    label,
    optional: () => t("form.optional"),
    hint: once((labelKey) =>
      exists(`fields:${section}.${labelKey}.hint`) ? t(`fields:${section}.${labelKey}.hint`) : undefined,
    ),
    /** Any other word beneath a field, such as `addRow`. */
    word: (key: string) => t(`fields:${section}.${key}`),
    option: (list: string, code: string) => t(`options:${list}.${code}`),
    /** What a finding says, with the label of its field put in. */
    sentence: (finding: Finding, labelKey: string) =>
      t(`findings:${finding.code}`, { ...finding.params, label: label(labelKey) }),
  };
}
export type FieldWords = ReturnType<typeof fieldWords>;

/** A page says the same words again and again, and to find them takes longer than to show them. */
function once<Word>(find: (key: string) => Word): (key: string) => Word {
  const cache = new Map<string, Word>();
  return (key) => {
    if (!cache.has(key)) cache.set(key, find(key));
    return cache.get(key) as Word;
  };
}
