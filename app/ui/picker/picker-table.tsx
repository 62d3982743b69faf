import { type KeyboardEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import type { ListRow, LovView } from "~/contract/lov";
import { type Choice, choiceOf, isChosen, pageToggled, toggleChoice } from "../base/selection";
import { isComposing } from "~/ui/base/is-composing";

type Props = {
  view: LovView;
  rows: ListRow[];
  isPending: boolean;
  isMultiple: boolean;
  selected: Choice[];
  onSelect: (choices: Choice[]) => void;
  /** Confirms these choices and closes the picker. */
  onConfirm: (choices: Choice[]) => void;
};

/** The rows of a page, by the definition's columns: one chosen by radio, several by checkbox (§4). */
export function PickerTable({ view, rows, isPending, isMultiple, selected, onSelect, onConfirm }: Props) {
  const { t } = useTranslation();
  const group = useId();
  const choices = rows.flatMap((row) => {
    const choice = choiceOf(row, view);
    return choice ? [{ row, choice }] : [];
  });
  const page = choices.map(({ choice }) => choice);
  /** Enter on a row selects it and closes the picker. */
  const onKeyDown = (event: KeyboardEvent, choice: Choice) => {
    if (event.key !== "Enter" || isComposing(event)) return;
    // Otherwise the same key press would activate the element that gets the focus back.
    event.preventDefault();
    onConfirm(isChosen(selected, choice) ? selected : toggleChoice(selected, choice, isMultiple));
  };
  return (
    <div className="picker-rows">
      <table aria-label={view.lovName} aria-busy={isPending}>
        <thead>
          <tr>
            <th scope="col">
              {isMultiple && page.length > 0 ? (
                <input
                  type="checkbox"
                  aria-label={t("list.wholePage")}
                  checked={page.every((choice) => isChosen(selected, choice))}
                  onChange={() => onSelect(pageToggled(selected, page))}
                />
              ) : (
                <span className="off-screen">{t("list.choose")}</span>
              )}
            </th>
            {view.tableFields.map(({ dataIndex, title }) => (
              <th key={dataIndex} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {choices.map(({ row, choice }) => (
            <tr
              key={choice.value}
              data-chosen={isChosen(selected, choice) ? "" : undefined}
              onClick={() => onSelect(toggleChoice(selected, choice, isMultiple))}
            >
              <td>
                <input
                  type={isMultiple ? "checkbox" : "radio"}
                  name={group}
                  aria-label={choice.meaning}
                  checked={isChosen(selected, choice)}
                  onChange={() => onSelect(toggleChoice(selected, choice, isMultiple))}
                  onClick={(event) => event.stopPropagation()}
                  onKeyDown={(event) => onKeyDown(event, choice)}
                />
              </td>
              {view.tableFields.map(({ dataIndex }) => (
                <td key={dataIndex}>{textOf(row[dataIndex])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="picker-message" role="status">
        {choices.length > 0 ? "" : isPending ? t("list.searching") : t("list.nothing")}
      </p>
    </div>
  );
}

const textOf = (value: unknown) => (typeof value === "string" || typeof value === "number" ? value : "");
