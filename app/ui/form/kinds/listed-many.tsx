import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { textsOf } from "~/rules/fields/kind-registry";
import { typedAt } from "~/rules/form/typed-values";
import { Combobox } from "~/ui/combobox/combobox";
import { listSource } from "~/ui/combobox/list-source";
import { PickerButton } from "~/ui/picker/picker-button";
import { type Choice, toggleChoice } from "~/ui/base/selection";
import { useFieldWords, useSectionScreen, useShown } from "../state/section-context";
import { describedBy, fieldId } from "~/ui/base/field-id";
import { IntentButton } from "~/ui/base/intent-button";
import { useInitial } from "../state/row-context";
import { useHydrated } from "~/ui/base/use-hydrated";
import type { ControlProps } from "./control-props";

/** Several codes from a list of values, found while typing. Without scripts each chosen one is a ticked box. */
export function ListedManyControl({ facts: { name, required, labelKey }, kind }: ControlProps<"listedMany">) {
  const { lovCode } = kind.list;
  const { t } = useTranslation();
  const words = useFieldWords();
  const isHydrated = useHydrated();
  const { announceChange, meanings } = useSectionScreen();
  const { errors } = useShown(name);
  const initial = useInitial(name, (values) => textsOf(typedAt(values, name)), []);
  const [chosen, setChosen] = useState(() =>
    initial.map((value) => ({ value, meaning: meanings[lovCode]?.[value] ?? value })),
  );
  const source = useMemo(() => listSource(lovCode), [lovCode]);

  function choose(choices: Choice[]) {
    flushSync(() => setChosen(choices));
    announceChange();
  }
  function takeOut(value: string) {
    choose(chosen.filter((one) => one.value !== value));
    document.getElementById(fieldId(name))?.focus();
  }

  if (!isHydrated)
    return (
      <div className="chosen-many">
        {chosen.map(({ value, meaning }) => (
          <label key={value} className="chosen">
            <input type="checkbox" name={name} value={value} defaultChecked />
            {meaning}
          </label>
        ))}
        <IntentButton
          intent={`pick:${name}`}
          id={fieldId(name)}
          className="button-quiet"
          aria-describedby={describedBy(name)}
        >
          + {t("list.add")}
        </IntentButton>
      </div>
    );
  return (
    <Combobox
      id={fieldId(name)}
      names={[name]}
      placeholder={chosen.length > 0 ? t("list.add") : t("list.search")}
      describedBy={describedBy(name)}
      isInvalid={errors.length > 0}
      isRequired={required}
      isMultiple
      shown=""
      source={source}
      chosen={chosen.map(({ value }) => value)}
      onChoose={({ value, meaning }) => {
        choose(toggleChoice(chosen, { value, meaning }, true));
        return true;
      }}
      onBackspace={() => choose(chosen.slice(0, -1))}
      chips={chosen.map(({ value, meaning }) => (
        <span key={value} className="chosen">
          <input type="hidden" name={name} value={value} />
          {meaning}
          <button type="button" aria-label={t("list.takeOut", { name: meaning })} onClick={() => takeOut(value)}>
            ×
          </button>
        </span>
      ))}
      button={
        <PickerButton
          fieldId={fieldId(name)}
          label={words.label(labelKey)}
          lovCode={lovCode}
          isMultiple
          chosen={chosen}
          onChoose={choose}
        />
      }
    />
  );
}
