import { useTranslation } from "react-i18next";
import { describedBy } from "../field-frame";
import { fieldId } from "../field-names";
import { IntentButton } from "../intent-button";

type Props = { name: string; words: string; isInvalid: boolean };

/** A field with a list of values until scripts run: it shows what is chosen and leads to the page of its list. */
export function ListPageButton({ name, words, isInvalid }: Props) {
  const { t } = useTranslation();
  return (
    <IntentButton
      intent={`pick:${name}`}
      id={fieldId(name)}
      className={`control control-listed${words ? "" : " control-empty"}`}
      aria-labelledby={`label-${name} value-${name}`}
      aria-describedby={describedBy(name)}
      aria-invalid={isInvalid || undefined}
    >
      <span id={`value-${name}`}>{words || t("form.choose")}</span>
    </IntentButton>
  );
}
