import { lazy, Suspense, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { FieldKind } from "~/rules/field";
import { describedBy } from "../field-frame";
import { fieldId, type FieldFacts } from "../field-names";
import { IntentButton } from "../intent-button";
import { typedAt } from "../posted-section";
import { useInitial } from "../row-context";
import { useSectionScreen } from "../section-context";

const ListedPicker = lazy(() => import("./listed-picker"));

type Props = { facts: FieldFacts; kind: Extract<FieldKind, { kind: "listedMany" }> };

/** Several codes from a list of values. Each chosen one is a ticked box: to take it out is to untick it. */
export function ListedManyControl({ facts: { name }, kind }: Props) {
  const { t } = useTranslation();
  const { announceChange, meanings } = useSectionScreen();
  const initial = useInitial((saved) => textsAt(typedAt(saved, name)), []);
  const [chosen, setChosen] = useState(() =>
    initial.map((value) => ({ value, meaning: meanings[kind.lovCode]?.[value] ?? value })),
  );
  const [wasOpened, setWasOpened] = useState(false);

  function choose(value: string, meaning: string) {
    if (!value || chosen.some((one) => one.value === value)) return;
    flushSync(() => setChosen([...chosen, { value, meaning }]));
    announceChange();
  }

  function takeOut(value: string) {
    flushSync(() => setChosen(chosen.filter((one) => one.value !== value)));
    announceChange();
    document.getElementById(fieldId(name))?.focus();
  }

  const button = { id: fieldId(name), className: "button-quiet", "aria-describedby": describedBy(name) };
  const words = <span>+ {t("list.add")}</span>;
  const still = (
    <IntentButton
      intent={`pick:${name}`}
      {...button}
      onClick={(event) => {
        event.preventDefault();
        setWasOpened(true);
      }}
    >
      {words}
    </IntentButton>
  );
  return (
    <div className="chosen-many">
      {chosen.map(({ value, meaning }) => (
        <label key={value} className="chosen">
          <input type="checkbox" name={name} value={value} defaultChecked onChange={() => takeOut(value)} />
          {meaning}
        </label>
      ))}
      {wasOpened ? (
        <Suspense fallback={still}>
          <ListedPicker lovCode={kind.lovCode} needsParent={false} chosen="" onChoose={choose} button={button}>
            {words}
          </ListedPicker>
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
}

const textsAt = (value: ReturnType<typeof typedAt>) =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
