import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as scorecard from "~/contract/scorecard";
import { grades } from "~/rules/scorecard/measures";
import { parseQuarter } from "~/rules/scorecard/quarters";
import { ScoreTable } from "~/sub-apps/built-in/score-table";

/**
 * The scores of the company and the meaning of its newest grade; renders nothing before it was scored, or if loading
 * fails.
 */
export function OwnScorecard() {
  const { t } = useTranslation("scorecard");
  const { answer } = useAnswer(scorecard.own, {});
  const newest = answer?.[0];
  if (!answer || !newest) return null;
  const { period, grade } = newest;
  return (
    <section className="card" aria-labelledby="scorecard-title">
      <h2 id="scorecard-title">{t("title")}</h2>
      <p>{t("own.lead")}</p>
      <p>
        <strong>{t("own.meaning", { period: t("period", parseQuarter(period)), grade })}</strong>{" "}
        {t(`own.grades.${grade}`, toThresholds(grade))}
      </p>
      <ScoreTable scorecards={answer} />
    </section>
  );
}

/** The total from which a grade is assigned, and the total below which it ends. */
function toThresholds(grade: scorecard.Scorecard["grade"]) {
  const at = grades.findIndex((one) => one.grade === grade);
  return { from: grades[at]?.from, below: grades[at - 1]?.from };
}
