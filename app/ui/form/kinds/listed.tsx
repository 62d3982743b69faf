import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Combobox } from "~/ui/combobox/combobox";
import { listSource } from "~/ui/combobox/list-source";
import { PickerButton } from "~/ui/picker/picker-button";
import type { Choice } from "~/ui/base/selection";
import { useFieldWords, useSectionScreen, useShown, useTypedText } from "../state/section-context";
import { describedBy, fieldId } from "~/ui/base/field-id";
import { IntentButton } from "~/ui/base/intent-button";
import { useInitial, useInitialText } from "../state/row-context";
import { useHydrated } from "~/ui/base/use-hydrated";
import { siblingOf } from "~/rules/field-names";
import type { ControlProps } from "./control-props";

const nothing: Choice = { value: "", meaning: "" };

/**
 * A code from a list of values: found while typing if scripts run, on a separate page if they do not. The list itself is never
 * part of the page.
 */
export function ListedControl({ facts: { name, required, labelKey }, kind }: ControlProps<"listed">) {
  const { lovCode, parent } = kind.list;
  const { t } = useTranslation();
  const words = useFieldWords();
  const isHydrated = useHydrated();
  const { announceChange, meanings, store } = useSectionScreen();
  const { errors } = useShown(name);
  const initial = useInitialText(name);
  const meaning = useInitial(
    name,
    () => store.meaningOf(lovCode, initial) ?? meanings[lovCode]?.[initial] ?? initial,
    "",
  );
  const [chosen, setChosen] = useState({ value: initial, meaning, parent: undefined as string | undefined });
  const parentValue = useTypedText(parent ? siblingOf(name, parent) : "");
  const [initialParent] = useState(parentValue);
  // A city belongs to its province: if the province changes, the old city is cleared.
  const stands = !parent || parentValue === (chosen.parent ?? initialParent);
  const visibleChoice = stands ? chosen : nothing;
  const isLost = parent !== undefined && parentValue === "";
  const source = useMemo(() => (isLost ? null : listSource(lovCode, parentValue)), [lovCode, isLost, parentValue]);

  function choose(choice: Choice) {
    store.noteMeaning(lovCode, choice.value, choice.meaning);
    flushSync(() => setChosen({ value: choice.value, meaning: choice.meaning, parent: parentValue }));
    announceChange();
    return false;
  }

  return (
    <>
      <input type="hidden" name={name} value={visibleChoice.value} />
      {isHydrated ? (
        <Combobox
          id={fieldId(name)}
          names={[name]}
          placeholder={t("form.choose")}
          describedBy={describedBy(name)}
          isInvalid={errors.length > 0}
          isRequired={required}
          shown={visibleChoice.meaning}
          source={source}
          chosen={[visibleChoice.value]}
          onChoose={choose}
          onClear={() => choose(nothing)}
          button={
            <PickerButton
              fieldId={fieldId(name)}
              label={words.label(labelKey)}
              lovCode={lovCode}
              parentValue={parent ? parentValue || null : undefined}
              isMultiple={false}
              chosen={visibleChoice.value ? [visibleChoice] : []}
              onChoose={([choice = nothing]) => choose(choice)}
            />
          }
        />
      ) : (
        <ListPageButton name={name} words={visibleChoice.meaning} isInvalid={errors.length > 0} />
      )}
    </>
  );
}

type PageButtonProps = { name: string; words: string; isInvalid: boolean };

/** A field with a list of values until scripts run: it shows the chosen value and links to the page of its list. */
function ListPageButton({ name, words, isInvalid }: PageButtonProps) {
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
