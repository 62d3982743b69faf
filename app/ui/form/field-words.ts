import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { Finding } from "~/rules/finding";
import { useSectionScreen } from "./section-context";

/** Words about the fields of this section. */
export function useFieldWords() {
  const { id } = useSectionScreen();
  const { t, i18n } = useTranslation();
  return fieldWords(t, i18n.exists.bind(i18n), id);
}

/** The same outside a section's form. */
export function fieldWords(t: TFunction, exists: (key: string) => boolean, section: string) {
  const label = (labelKey: string) =>
    exists(`fields:${section}.${labelKey}.label`)
      ? t(`fields:${section}.${labelKey}.label`)
      : t(`fields:${section}.${labelKey}`);
  return {
    label,
    hint: (labelKey: string) =>
      exists(`fields:${section}.${labelKey}.hint`) ? t(`fields:${section}.${labelKey}.hint`) : undefined,
    /** Any other word beneath a field, such as `addRow`. */
    word: (key: string) => t(`fields:${section}.${key}`),
    option: (list: string, code: string) => t(`options:${list}.${code}`),
    /** What a finding says, with the label of its field put in. */
    sentence: (finding: Finding, labelKey: string) =>
      t(`findings:${finding.code}`, { ...finding.params, label: label(labelKey) }),
  };
}
