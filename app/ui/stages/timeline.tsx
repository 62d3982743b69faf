import { useTranslation } from "react-i18next";
import { stages } from "~/rules/onboarding/stages";
import { formatDay } from "~/rules/format";
import { LineIcon } from "~/ui/base/line-icon";
import "./stages.css";
import { isPromised } from "./stage-facts";
import { StagePromiseLine } from "./stage-promise";

type Props = { stage: number; isRefused: boolean; history: readonly { stage: number; at: string }[] };

/**
 * The nine stages: the progress of a registration, the dates of the stages reached, and the promises for the remaining
 * ones.
 */
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
                {mark === "ahead" && isPromised(stage) ? null : (
                  <span className="timeline-mark">{t(`marks.${mark}`)}</span>
                )}
                {enteredAt && mark !== "ahead" ? (
                  <time dateTime={enteredAt}>{formatDay(i18n.language, enteredAt)}</time>
                ) : null}
                {isPromised(stage) && (mark === "ahead" || mark === "current") ? (
                  <span>
                    <StagePromiseLine stage={stage} />
                  </span>
                ) : null}
              </p>
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

/** A tick, a cross or the number of the stage, so that colour is not the only difference. */
function MarkPicture({ mark, number }: { mark: StageMark; number: number }) {
  const path = pictures[mark];
  if (!path) return <>{number}</>;
  return <LineIcon path={path} size={18} strokeWidth={3} />;
}

/** The appearance of a stage relative to the state of a registration. */
type StageMark = "done" | "current" | "stopped" | "ahead" | "reached";

type Standing = { current: number; isRefused: boolean; last: number };

/** The icon of a stage, 1 to 9. The last stage counts as completed once reached; a refusal stays at its stage. */
export function stageMark(stage: number, { current, isRefused, last }: Standing): StageMark {
  if (stage < current) return "done";
  if (stage > current) return "ahead";
  if (isRefused) return "stopped";
  return stage === last ? "reached" : "current";
}
