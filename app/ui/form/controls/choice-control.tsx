import { useTranslation } from "react-i18next";
import type { FieldKind } from "~/rules/field";
import { useFieldWords, useShown } from "../engine/section-context";
import { describedBy } from "../parts/field-frame";
import { fieldId, isSelect } from "../parts/field-id";
import { useInitialText } from "../parts/row-context";

type Props = { name: string; kind: Extract<FieldKind, { kind: "choice" }> };

/** One of a few: radio buttons, or a list where there are more. */
export function ChoiceControl({ name, kind }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const { errors } = useShown(name);
  const initialChoice = useInitialText(name);
  if (isSelect(kind))
    return (
      <select
        id={fieldId(name)}
        name={name}
        defaultValue={initialChoice}
        className="control"
        aria-describedby={describedBy(name)}
        aria-invalid={errors.length > 0 || undefined}
      >
        <option value="">{t("form.choose")}</option>
        {kind.options.map((code) => (
          <option key={code} value={code}>
            {words.option(kind.list, code)}
          </option>
        ))}
      </select>
    );
  return (
    <div className="choices">
      {kind.options.map((code, at) => (
        <label key={code} className="choice">
          <input
            type="radio"
            id={at === 0 ? fieldId(name) : undefined}
            name={name}
            value={code}
            defaultChecked={initialChoice === code}
            aria-describedby={describedBy(name)}
          />
          <span>{words.option(kind.list, code)}</span>
        </label>
      ))}
    </div>
  );
}

/** A tick: posts "1" or nothing. */
export function FlagControl({ name }: { name: string }) {
  const initial = useInitialText(name);
  return (
    <input
      type="checkbox"
      id={fieldId(name)}
      name={name}
      value="1"
      defaultChecked={initial === "1"}
      aria-describedby={describedBy(name)}
    />
  );
}
