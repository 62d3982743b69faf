import { useTranslation } from "react-i18next";
import { useFieldWords, useShown } from "../state/section-context";
import { describedBy, fieldId } from "~/ui/base/field-id";
import { useInitialText } from "../state/row-context";
import type { ControlProps } from "./control-props";
import { isSelect } from "./kind-looks";

/** A choice of one option: radio buttons, or a list if there are many. */
export function ChoiceControl({ facts: { name }, kind }: ControlProps<"choice">) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const { errors } = useShown(name);
  const initialChoice = useInitialText(name);
  const { list, codes } = kind.choices;
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
        {codes.map((code) => (
          <option key={code} value={code}>
            {words.option(list, code)}
          </option>
        ))}
      </select>
    );
  return (
    <div className="choices">
      {codes.map((code, at) => (
        <label key={code} className="choice">
          <input
            type="radio"
            id={at === 0 ? fieldId(name) : undefined}
            name={name}
            value={code}
            defaultChecked={initialChoice === code}
            aria-describedby={describedBy(name)}
          />
          <span>{words.option(list, code)}</span>
        </label>
      ))}
    </div>
  );
}
