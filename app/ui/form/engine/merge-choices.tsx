import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldFacts, toLabelKey } from "~/rules/form/field-facts";
import type { MergeConflict } from "~/rules/merge/merge-answers";
import type { FormValues } from "~/rules/form-values";
import { withAnswer } from "~/rules/registration/typed-changes";
import { focusField } from "~/ui/base/field-control";
import { flatten, type SaveState } from "./saver";
import { useFieldWords, useReading, useSectionScreen } from "../state/section-context";
import { openConflicts, showAnswers } from "./take-theirs";
import { useNewest } from "~/ui/base/use-newest";

type Props = { state: Extract<SaveState, { is: "conflict" }>; onChosen: () => void };

/**
 * Offers a choice for each field that this window and another have changed to different answers (F-19). The list is above the
 * bar, so that the form does not move; choosing updates the form and moves the focus to the field.
 */
export function MergeChoices({ state, onChosen }: Props) {
  const { t } = useTranslation();
  const { section, store } = useSectionScreen();
  const [ownKeys, setOwnKeys] = useState<ReadonlySet<string>>(new Set());
  const typed = useReading((form) => form.typed());
  const conflicts = useMemo(
    () =>
      openConflicts(section, { typed: () => typed, isVisible: store.isVisible }, state).filter(
        ({ key }) => !ownKeys.has(key),
      ),
    [section, store, state, typed, ownKeys],
  );
  const isDone = conflicts.length === 0;
  const finish = useNewest(onChosen);
  useEffect(() => {
    if (isDone) finish();
  }, [isDone, finish]);
  // Keeps the field in which the user is typing in view.
  useEffect(() => document.activeElement?.scrollIntoView({ block: "nearest" }), []);

  function choose(conflict: MergeConflict, side: "mine" | "theirs") {
    const { name, key, theirs } = conflict;
    store.settle();
    if (side === "mine") setOwnKeys((before) => new Set(before).add(key));
    else
      showAnswers(store, withAnswer(store.typed(), name, (theirs ?? "") as string), [/^\w+/.exec(name)?.[0] ?? name]);
    focusField(name);
  }

  return isDone ? null : (
    <section className="merge-choices" aria-labelledby="conflict-title">
      <h2 id="conflict-title">{t("conflict.choose")}</h2>
      <p>{t("conflict.chooseWhy")}</p>
      <ul>
        {conflicts.map((conflict) => (
          <Choice key={conflict.key} conflict={conflict} onChoose={(side) => choose(conflict, side)} />
        ))}
      </ul>
    </section>
  );
}

type ChoiceProps = { conflict: MergeConflict; onChoose: (side: "mine" | "theirs") => void };

function Choice({ conflict, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const toWords = useAnswerWords(conflict.name);
  const [, table, place] = /^(\w+)\[(\d+)\]/.exec(conflict.name) ?? [];
  return (
    <li>
      <strong>
        {table ? `${words.word(`${table}.row`)} ${Number(place) + 1} · ` : null}
        {words.label(toLabelKey(conflict.name))}
      </strong>
      {(["mine", "theirs"] as const).map((side) => (
        <button key={side} type="button" className="button-default" onClick={() => onChoose(side)}>
          <span className="merge-side">{t(`conflict.${side}`)}</span>{" "}
          <span lang="" translate="no">
            {toWords(conflict[side]) || t("form.empty")}
          </span>
        </button>
      ))}
    </li>
  );
}

/** Returns a function that formats an answer of a field as text. Rows without ids are formatted as one answer. */
function useAnswerWords(name: string): (answer: FormValues[string]) => string {
  const { t, i18n } = useTranslation();
  const { section, store, meanings, files } = useSectionScreen();
  const words = useFieldWords();
  const { kind } = fieldFacts(section.fields, name);
  return (answer) => {
    if (kind.table)
      return flatten({ answer })
        .map(([, text]) => text)
        .join(" · ");
    const reader = { language: i18n.language, yes: t("form.yes") };
    return store.wordsOf(kind, answer) ?? kind.toWords(answer, { meanings, files, words }, reader);
  };
}
