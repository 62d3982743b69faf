import { useTranslation } from "react-i18next";
import { stages } from "~/rules/onboarding/stages";
import { formatDay } from "~/rules/format";
import "./stages.css";
import { StagePromiseBadge } from "./stage-promise";

type Props = { stage: number; isRefused: boolean; history: readonly { stage: number; at: string }[] };

/** The nine stages with how far one registration has come, when it entered them, and what is promised ahead. */
export function Timeline({ stage: current, isRefused, history }: Props) {
  const { t, i18n } = useTranslation(["progress", "home"]);
  return (
    <ol className="timeline">
      {stages.map((stage, index) => {
        const mark = stageMark(index + 1, { current, isRefused, last: stages.length });
        const enteredAt = history.findLast((entry) => entry.stage === index + 1)?.at;
        return (
          <li
            key={stage}
            className={`timeline-stage timeline-${mark}`}
            aria-current={mark === "current" || mark === "stopped" ? "step" : undefined}
          >
            <span className="timeline-number" aria-hidden="true">
              <MarkPicture mark={mark} number={index + 1} />
            </span>
            <div className="timeline-words">
              <h3>{t(`home:stages.${stage}`)}</h3>
              <p>
                <span className="timeline-mark">{t(`marks.${mark}`)}</span>
                {enteredAt && mark !== "ahead" ? (
                  <time dateTime={enteredAt}>{formatDay(i18n.language, enteredAt)}</time>
                ) : null}
              </p>
              {mark === "done" || mark === "stopped" ? null : <StagePromiseBadge stage={stage} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const pictures: Partial<Record<StageMark, string>> = {
  done: "m6 12.500 4 4 8-9",
  reached: "m6 12.500 4 4 8-9",
  stopped: "m7.500 7.500 9 9m0-9-9 9",
};

/** A tick, a cross, or the number of the stage: never colour alone. */
function MarkPicture({ mark, number }: { mark: StageMark; number: number }) {
  const path = pictures[mark];
  if (!path) return <>{number}</>;
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

/** The appearance of a stage relative to the state of a registration. */
type StageMark = "done" | "current" | "stopped" | "ahead" | "reached";

type Standing = { current: number; isRefused: boolean; last: number };

/** The mark of a stage, 1 to 9: the last one is reached, not under way; a refusal stops at the stage that refused. */
export function stageMark(stage: number, { current, isRefused, last }: Standing): StageMark {
  if (stage < current) return "done";
  if (stage > current) return "ahead";
  if (isRefused) return "stopped";
  return stage === last ? "reached" : "current";
}
