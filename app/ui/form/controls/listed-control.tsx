import { lazy, Suspense, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { FieldKind } from "~/rules/field";
import { describedBy } from "../field-frame";
import { fieldId, type FieldFacts } from "../field-names";
import { IntentButton } from "../intent-button";
import { useInitial, useInitialText } from "../row-context";
import { useSectionScreen, useShown, useTypedText } from "../section-context";
import { siblingOf } from "./sibling";

/** Loaded when a list is first opened: the picker is half of what Mantine weighs. */
const ListedPicker = lazy(() => import("./listed-picker"));

type Props = { facts: FieldFacts; kind: Extract<FieldKind, { kind: "listed" }> };

/**
 * A code from a list of values: searched in the base API where scripts run, on a page of its own where they do not. The
 * list itself is never part of the page.
 */
export function ListedControl({ facts: { name, required }, kind }: Props) {
  const { t } = useTranslation();
  const { announceChange, meanings } = useSectionScreen();
  const { errors } = useShown(name);
  const initial = useInitialText(name);
  const meaning = useInitial(() => meanings[kind.lovCode]?.[initial] ?? initial, "");
  const [chosen, setChosen] = useState({ value: initial, meaning, parent: undefined as string | undefined });
  const [wasOpened, setWasOpened] = useState(false);
  const parentValue = useTypedText(kind.parent ? siblingOf(name, kind.parent) : "");
  const [initialParent] = useState(parentValue);
  // A city belongs to its province: where the province changes, the old city does not stand.
  const stands = !kind.parent || parentValue === (chosen.parent ?? initialParent);
  const shown = stands ? chosen : { value: "", meaning: "" };

  function choose(value: string, words: string) {
    flushSync(() => setChosen({ value, meaning: words, parent: parentValue }));
    announceChange();
  }

  const button = {
    id: fieldId(name),
    className: `control control-listed${shown.value ? "" : " control-empty"}`,
    "aria-labelledby": `label-${name} value-${name}`,
    "aria-describedby": describedBy(name),
    "aria-invalid": errors.length > 0 || undefined,
    "data-required": required || undefined,
  };
  const words = <span id={`value-${name}`}>{shown.meaning || t("form.choose")}</span>;
  const still = (
    <IntentButton
      intent={`pick:${name}`}
      {...button}
      onPointerEnter={() => void import("./listed-picker")}
      onClick={(event) => {
        event.preventDefault();
        setWasOpened(true);
      }}
    >
      {words}
    </IntentButton>
  );
  return (
    <>
      <input type="hidden" name={name} value={shown.value} />
      {wasOpened ? (
        <Suspense fallback={still}>
          <ListedPicker
            lovCode={kind.lovCode}
            parentValue={kind.parent ? parentValue : undefined}
            needsParent={Boolean(kind.parent) && !parentValue}
            chosen={shown.value}
            onChoose={choose}
            button={button}
          >
            {words}
          </ListedPicker>
        </Suspense>
      ) : (
        still
      )}
    </>
  );
}
