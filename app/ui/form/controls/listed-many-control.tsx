import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { FieldKind } from "~/rules/field";
import { describedBy } from "../field-frame";
import { fieldId, type FieldFacts } from "../field-names";
import { IntentButton } from "../intent-button";
import { typedAt } from "../posted-section";
import { useInitial } from "../row-context";
import { useSectionScreen } from "../section-context";
import { LazyPicker, preparePicker } from "~/ui/picker/lazy-picker";
import type { Choice } from "~/ui/picker/selection";

type Props = { facts: FieldFacts; kind: Extract<FieldKind, { kind: "listedMany" }> };

/** Several codes from a list of values. Each chosen one is a ticked box: to take it out is to untick it. */
export function ListedManyControl({ facts: { name }, kind }: Props) {
  const { t } = useTranslation();
  const { announceChange, meanings } = useSectionScreen();
  const initial = useInitial((saved) => textsAt(typedAt(saved, name)), []);
  const [chosen, setChosen] = useState(() =>
    initial.map((value) => ({ value, meaning: meanings[kind.lovCode]?.[value] ?? value })),
  );
  const [isOpen, setIsOpen] = useState(false);

  function choose(choices: Choice[]) {
    flushSync(() => setChosen(choices));
    announceChange();
  }

  function takeOut(value: string) {
    flushSync(() => setChosen(chosen.filter((one) => one.value !== value)));
    announceChange();
    document.getElementById(fieldId(name))?.focus();
  }

  /** The keyboard goes back to where it came from. */
  function close() {
    flushSync(() => setIsOpen(false));
    document.getElementById(fieldId(name))?.focus();
  }

  return (
    <div className="chosen-many">
      {chosen.map(({ value, meaning }) => (
        <label key={value} className="chosen">
          <input type="checkbox" name={name} value={value} defaultChecked onChange={() => takeOut(value)} />
          {meaning}
        </label>
      ))}
      <IntentButton
        intent={`pick:${name}`}
        id={fieldId(name)}
        className="button-quiet"
        aria-describedby={describedBy(name)}
        aria-haspopup="dialog"
        onPointerEnter={preparePicker}
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        + {t("list.add")}
      </IntentButton>
      {isOpen ? (
        <LazyPicker lovCode={kind.lovCode} isMultiple chosen={chosen} onChoose={choose} onClose={close} />
      ) : null}
    </div>
  );
}

const textsAt = (value: ReturnType<typeof typedAt>) =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
