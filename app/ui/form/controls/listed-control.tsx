import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { FieldKind } from "~/rules/field";
import { describedBy } from "../field-frame";
import { fieldId, type FieldFacts } from "../field-names";
import { IntentButton } from "../intent-button";
import { useInitial, useInitialText } from "../row-context";
import { useSectionScreen, useShown, useTypedText } from "../section-context";
import { LazyPicker, preparePicker } from "~/ui/picker/lazy-picker";
import type { Choice } from "~/ui/picker/selection";
import { siblingOf } from "./sibling";

type Props = { facts: FieldFacts; kind: Extract<FieldKind, { kind: "listed" }> };

/**
 * A code from a list of values: searched in the base API where scripts run, on a page of its own where they do not. The
 * list itself is never part of the page.
 */
export function ListedControl({ facts: { name, required }, kind }: Props) {
  const { t } = useTranslation();
  const { announceChange, meanings, store } = useSectionScreen();
  const { errors } = useShown(name);
  const initial = useInitialText(name);
  const meaning = useInitial(() => meanings[kind.lovCode]?.[initial] ?? initial, "");
  const [chosen, setChosen] = useState({ value: initial, meaning, parent: undefined as string | undefined });
  const [isOpen, setIsOpen] = useState(false);
  const parentValue = useTypedText(kind.parent ? siblingOf(name, kind.parent) : "");
  const [initialParent] = useState(parentValue);
  // A city belongs to its province: where the province changes, the old city does not stand.
  const stands = !kind.parent || parentValue === (chosen.parent ?? initialParent);
  const shown = stands ? chosen : { value: "", meaning: "" };

  function choose([choice = { value: "", meaning: "" }]: Choice[]) {
    store.noteMeaning(kind.lovCode, choice.value, choice.meaning);
    flushSync(() => setChosen({ ...choice, parent: parentValue }));
    announceChange();
  }

  /** The keyboard goes back to where it came from. */
  function close() {
    flushSync(() => setIsOpen(false));
    document.getElementById(fieldId(name))?.focus();
  }

  return (
    <>
      <input type="hidden" name={name} value={shown.value} />
      <IntentButton
        intent={`pick:${name}`}
        id={fieldId(name)}
        className={`control control-listed${shown.value ? "" : " control-empty"}`}
        aria-labelledby={`label-${name} value-${name}`}
        aria-describedby={describedBy(name)}
        aria-invalid={errors.length > 0 || undefined}
        aria-haspopup="dialog"
        data-required={required || undefined}
        onPointerEnter={preparePicker}
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <span id={`value-${name}`}>{shown.meaning || t("form.choose")}</span>
      </IntentButton>
      {isOpen ? (
        <LazyPicker
          lovCode={kind.lovCode}
          parentValue={kind.parent ? parentValue || null : undefined}
          isMultiple={false}
          chosen={shown.value ? [shown] : []}
          onChoose={choose}
          onClose={close}
        />
      ) : null}
    </>
  );
}
