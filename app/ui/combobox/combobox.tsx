import { type FocusEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldInHash } from "~/ui/base/field-control";
import { OptionList, statusWords } from "./option-list";
import { type ComboboxAnswers, useCombobox } from "./use-combobox";

type Props = ComboboxAnswers & {
  id: string;
  /** The names of its answers, whose errors are shown once it loses the focus. */
  names: readonly string[];
  placeholder: string;
  describedBy: string;
  isInvalid: boolean;
  isRequired: boolean;
  isMultiple?: boolean;
  /** The values that are already chosen, inside the field. */
  chips?: ReactNode;
  /** The button that opens the list as a dialog. */
  button: ReactNode;
};

/** A field that suggests answers from a list while the user types. The list covers the content below. */
export function Combobox(props: Props) {
  const { id, names, placeholder, describedBy, isInvalid, isRequired, isMultiple = false, chips, button } = props;
  const { t } = useTranslation();
  const state = useCombobox(props);
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [isMeant] = useState(() => isMeantBy(id, names));
  useEffect(() => {
    if (isMeant) input.current?.focus();
  }, [isMeant]);
  const status = props.source ? statusWords(t, state) : t("list.parentFirst");
  return (
    <>
      <div
        ref={field}
        className={`combobox${isMultiple ? " combobox-many control" : ""}`}
        // Typed text is not an answer until an option is chosen.
        onInput={stop}
        onChange={stop}
        onBlur={(event) => isWithin(event) && event.stopPropagation()}
      >
        {chips}
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          className={isMultiple ? "combobox-input" : "combobox-input control"}
          value={state.text}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
          data-names={names.join(" ")}
          aria-labelledby={`label-${names[0]}`}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          aria-required={isRequired || undefined}
          aria-autocomplete="list"
          aria-expanded={state.isOpen}
          aria-controls={state.isOpen ? listId : undefined}
          aria-activedescendant={state.isOpen && state.active >= 0 ? `${listId}-${state.active}` : undefined}
          {...state.input}
        />
        {button}
        {state.isOpen ? (
          <OptionList
            id={listId}
            labelledBy={`label-${names[0]}`}
            field={field}
            state={state}
            chosen={props.chosen}
            isMultiple={isMultiple}
            message={props.source ? null : t("list.parentFirst")}
          />
        ) : null}
      </div>
      <span className="off-screen" role="status">
        {state.isOpen ? status : ""}
      </span>
      <p className="combobox-dropped" role="status">
        {state.dropped ? dropWords() : ""}
      </p>
    </>
  );

  function dropWords() {
    const text = { text: state.dropped };
    return !isMultiple && props.shown ? t("list.droppedFor", { ...text, shown: props.shown }) : t("list.dropped", text);
  }
}

/**
 * Whether the field should get the focus. Before scripts run the page has buttons in its place, one of which may have
 * had the focus or been the target of the page's address.
 */
function isMeantBy(id: string, names: readonly string[]): boolean {
  const { activeElement, body } = document;
  return activeElement?.id === id || (activeElement === body && names.includes(fieldInHash()));
}

const stop = (event: SyntheticEvent) => event.stopPropagation();
const isWithin = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget);
