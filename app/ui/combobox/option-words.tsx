import { useTranslation } from "react-i18next";
import { pinyinRuns, type Run, runIn, runOfWords } from "~/rules/list-match";
import type { Option } from "./option";

/** An option's words, with what was typed marked: in its name, in the characters its pinyin stands for, or in its code. */
export function OptionWords({ option, query }: { option: Option; query: string }) {
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
        <Marked text={meaning} run={run} />
      </span>
      <span className="option-detail">
        {detail && detail !== meaning ? <Marked text={detail} run={runIn(detail, query)} /> : null}
        {spelt && pinyin ? (
          <span lang="zh-Latn">
            {pinyin.split(" ").map((word, at) => (
              <Marked key={at} text={word} run={spelt.letters.get(at) ?? null} />
            ))}
          </span>
        ) : null}
        {leads === "on" ? <span aria-hidden="true">›</span> : null}
      </span>
    </>
  );
}

function Marked({ text, run }: { text: string; run: Run | null }) {
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
