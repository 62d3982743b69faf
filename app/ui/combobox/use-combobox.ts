import { type ChangeEvent, type KeyboardEvent, useState, useEffect } from "react";
import type { Option, OptionSource, Options } from "./option";
import { isComposing } from "~/ui/base/is-composing";
import { useNewest } from "~/ui/base/use-newest";

export type ComboboxAnswers = {
  /** The text of the field while it is not edited. */
  shown: string;
  /** The source of the values. Null if another field must be answered first. */
  source: OptionSource | null;
  /** The codes that are chosen. */
  chosen: readonly string[];
  /** Called with a chosen value. Returns true if the list stays open for more. */
  onChoose: (option: Option) => boolean;
  /** Called when the text is erased. If omitted, erasing has no effect. */
  onClear?: () => void;
  /** Called on Backspace in an empty field. */
  onBackspace?: () => void;
  /** Called when the list closes, with or without a choice. */
  onClosed?: () => void;
};

/**
 * The text of a field that is being edited, whether a person typed it, and whether it replaced the text of the choice.
 * Null if it is not being edited.
 */
type Draft = { text: string; isTyped: boolean; isInPlace: boolean } | null;

/**
 * The state of a combobox (ARIA 1.2, editable, with a filtered list): the text, whether the list is open, and the
 * active option. After editing, the field shows the choice again, never the typed text.
 */
export function useCombobox({ shown, source, chosen, onChoose, onClear, onBackspace, onClosed }: ComboboxAnswers) {
  const [draft, setDraft] = useState<Draft>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [moved, setMoved] = useState({ key: "", at: -1 });
  /** Text that matched no option when the field was left. */
  const [dropped, setDropped] = useState("");

  const query = draft?.text.trim() ?? "";
  const key = source ? `${source.key}\n${query}` : null;
  // Focus loads the list, so that it is ready when the field opens.
  const list = useOptions(isFocused || isOpen ? source : null, query);
  const options = list.loaded?.options ?? [];
  const isSettled = !list.isPending && !list.isFailed;
  const start =
    query === ""
      ? options.findIndex(({ value, leads }) => leads !== "back" && chosen.includes(value))
      : options.findIndex(({ leads }) => leads !== "back");
  const active = !isSettled ? -1 : moved.key === key ? moved.at : start;

  function open() {
    if (!isOpen && list.isFailed) list.retry();
    setIsOpen(true);
    setDropped("");
  }
  function close() {
    setIsOpen(false);
    setDraft(null);
    setMoved({ key: "", at: -1 });
    onClosed?.();
  }
  function choose(option: Option) {
    setMoved({ key: "", at: -1 });
    if (onChoose(option)) setDraft({ text: "", isTyped: false, isInPlace: false });
    else close();
  }
  /** Erasing the text removes the answer. */
  const isErased = draft?.isTyped === true && draft.isInPlace && query === "" && shown !== "" && onClear !== undefined;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // During the composition of Chinese text, the keys belong to the input method.
    if (isComposing(event)) return;
    if (event.key === "Backspace" && query === "" && !event.currentTarget.value) return onBackspace?.();
    if (event.key === "ArrowDown" || event.key === "ArrowUp") return (event.preventDefault(), onArrow(event));
    if (!isOpen) return;
    const last = options.length - 1;
    if (event.key === "Home" || event.key === "End") moveTo(event.key === "Home" ? 0 : last);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter") onEnter();
    else return;
    event.preventDefault();
  }
  function onArrow({ key: arrow, altKey, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (!isOpen) {
      if (draft === null) currentTarget.select();
      open();
    } else if (altKey && arrow === "ArrowUp") close();
    else if (isSettled) {
      const step = arrow === "ArrowDown" ? 1 : active < 0 ? 0 : -1;
      moveTo((active + step + options.length) % options.length);
    }
  }
  const moveTo = (at: number) => options.length > 0 && setMoved({ key: key ?? "", at });

  /** Enter chooses from the list and does not submit the form; the next Enter does. */
  function onEnter() {
    const option = options[active];
    if (list.isFailed) list.retry();
    // A user who types the name of a chosen value wants to keep it, not to remove it.
    else if (option && query !== "" && !option.leads && chosen.includes(option.value)) close();
    else if (option) choose(option);
    else if (isErased) {
      onClear();
      close();
    } else if (query === "") close();
  }

  return {
    text: draft?.text ?? shown,
    query,
    isOpen,
    options,
    total: list.loaded?.total ?? 0,
    isPending: list.isPending || (list.loaded === undefined && !list.isFailed),
    isFailed: list.isFailed,
    retry: list.retry,
    active,
    dropped,
    choose,
    input: {
      onKeyDown,
      onFocus() {
        setIsFocused(true);
        setDropped("");
      },
      onClick({ currentTarget }: { currentTarget: HTMLInputElement }) {
        if (draft === null) currentTarget.select();
        open();
      },
      onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
        setDraft({ text: currentTarget.value, isTyped: true, isInPlace: draft?.isInPlace ?? true });
        open();
      },
      onBlur() {
        setIsFocused(false);
        if (isErased) onClear();
        else if (draft?.isTyped && query !== shown) setDropped(query);
        close();
      },
    },
  };
}
export type ComboboxState = ReturnType<typeof useCombobox>;

type LoadedOptions = { key: string; options?: Options; isFailed: boolean };

/**
 * The options of a source for a text, reloaded whenever either changes. Without a source nothing is loaded. The
 * previous options stay until the next ones arrive. Comboboxes are on the first pages that suppliers load, so they do
 * not use the query library.
 */
function useOptions(source: OptionSource | null, query: string) {
  const [loaded, setLoaded] = useState<LoadedOptions>({ key: "", isFailed: false });
  const [tries, setTries] = useState(0);
  const key = source && `${tries} ${source.key}\n${query}`;
  const find = useNewest((signal: AbortSignal) => source?.find(query, signal));
  useEffect(() => {
    if (key === null) return;
    const aborter = new AbortController();
    find(aborter.signal)
      ?.then((options) => setLoaded({ key, options, isFailed: false }))
      .catch(() => {
        if (!aborter.signal.aborted) setLoaded({ key, isFailed: true });
      });
    return () => aborter.abort();
  }, [key, find]);
  return {
    loaded: loaded.options,
    isFailed: loaded.isFailed && loaded.key === key,
    isPending: key !== null && loaded.key !== key,
    retry: () => setTries(tries + 1),
  };
}
