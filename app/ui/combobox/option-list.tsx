import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { TFunction } from "i18next";
import { pinyinRuns, type Run, runIn, runOfWords } from "~/rules/lists/list-match";
import type { Option } from "./option";
import type { ComboboxState } from "./use-combobox";
import { useRoom } from "./use-room";

type Props = {
  id: string;
  labelledBy: string;
  /** The field below which the list opens, or above which if there is more room. */
  field: RefObject<HTMLElement | null>;
  state: ComboboxState;
  chosen: readonly string[];
  isMultiple: boolean;
  /** The reason why the list could not be loaded. */
  message: string | null;
};

/** The list of a combobox. The focus stays in the field, even when something in the list is pressed. */
export function OptionList({ id, labelledBy, field, state, chosen, isMultiple, message }: Props) {
  const { t } = useTranslation();
  const { isAbove, height } = useRoom(field);
  const { options, active, isFailed, isPending } = state;
  const isListed = message === null && !isFailed && options.length > 0;
  return (
    <div
      className={`options${isAbove ? " options-above" : ""}`}
      style={{ maxHeight: height }}
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        id={id}
        role="listbox"
        className="options-list"
        aria-labelledby={labelledBy}
        aria-busy={isPending}
        aria-multiselectable={isMultiple || undefined}
        tabIndex={-1}
      >
        {isListed
          ? options.map((option, at) => (
              <Entry
                key={`${option.leads ?? ""} ${option.value}`}
                id={`${id}-${at}`}
                option={option}
                query={isPending ? "" : state.query}
                isActive={at === active}
                isChosen={option.leads !== "back" && chosen.includes(option.value)}
                onChoose={() => !isPending && state.choose(option)}
              />
            ))
          : null}
      </div>
      {isListed ? null : (
        <p className="options-message">
          {message ?? (isFailed ? t("list.failed") : isPending ? t("list.searching") : t("list.nothing"))}
        </p>
      )}
      {isFailed ? (
        <button type="button" className="button-default options-retry" tabIndex={-1} onClick={state.retry}>
          {t("list.retry")}
        </button>
      ) : null}
      {isListed ? (
        <p className="options-foot" aria-hidden="true">
          <span>{statusWords(t, state)}</span>
          <span className="options-keys">{t("list.keys")}</span>
        </p>
      ) : null}
    </div>
  );
}

type EntryProps = {
  id: string;
  option: Option;
  query: string;
  isActive: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

function Entry({ id, option, query, isActive, isChosen, onChoose }: EntryProps) {
  const entry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) entry.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    // The field handles the keys, and announces the active option (`aria-activedescendant`).
    <button
      ref={entry}
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      className="option"
      aria-selected={isChosen}
      data-active={isActive || undefined}
      onClick={onChoose}
    >
      <OptionWords option={option} query={query} />
    </button>
  );
}

/**
 * The name of an option with the match highlighted: in the name, in the characters for the typed pinyin, or in the
 * code.
 */
function OptionWords({ option, query }: { option: Option; query: string }) {
  const { t } = useTranslation();
  const { meaning, detail, pinyin, parent, leads } = option;
  if (leads === "back")
    return (
      <span>
        <span aria-hidden="true">‹ </span>
        {t("list.backFrom", { name: meaning })}
      </span>
    );
  const inName = runIn(meaning, query);
  const spelt = !inName && pinyin ? pinyinRuns(pinyin, query) : null;
  const run = inName ?? (spelt && pinyin ? runOfWords(meaning, pinyin, spelt.words) : null);
  return (
    <>
      <span>
        {parent ? <span className="option-before">{parent.meaning} / </span> : null}
        <MarkedText text={meaning} run={run} />
      </span>
      <span className="option-detail">
        {detail && detail !== meaning ? <MarkedText text={detail} run={runIn(detail, query)} /> : null}
        {spelt && pinyin ? (
          <span lang="zh-Latn">
            {pinyin.split(" ").map((word, at) => (
              <MarkedText key={at} text={word} run={spelt.letters.get(at) ?? null} />
            ))}
          </span>
        ) : null}
        {leads === "on" ? <span aria-hidden="true">›</span> : null}
      </span>
    </>
  );
}

function MarkedText({ text, run }: { text: string; run: Run | null }) {
  if (!run) return text;
  const [from, to] = run;
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}

/** The text that an open list announces to screen readers: its loading state, or the number of values. */
export function statusWords(t: TFunction, { isFailed, isPending, options, total }: ComboboxState): string {
  if (isFailed) return t("list.failedEnter");
  if (isPending) return t("list.searching");
  const values = options.filter(({ leads }) => leads !== "back").length;
  if (values === 0) return t("list.nothing");
  return total > values ? t("list.firstOf", { count: values, total }) : t("list.total", { count: values });
}
