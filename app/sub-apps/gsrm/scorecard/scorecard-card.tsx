import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as scorecard from "~/contract/scorecard";
import { ScoreTable } from "../../built-in/score-table";
import { FormCard } from "../base/form-card";
import { ScoreForm } from "./score-form";

/**
 * The scorecards of a supplier, and the form to enter one; hidden for a company that is not a supplier and has no
 * scores.
 */
export function ScorecardCard({ registrationId }: { registrationId: string }) {
  const { t } = useTranslation("scorecard");
  // A failure here does not affect the rest of the file.
  const { answer, reload } = useAnswer(scorecard.list, { registrationId });
  if (!answer || (answer.periods.length === 0 && answer.scorecards.length === 0)) return null;
  return (
    <FormCard
      title={t("title")}
      lead={t("lead")}
      act={answer.periods.length > 0 ? t("enter") : null}
      renderForm={(onClose) => (
        <ScoreForm
          registrationId={registrationId}
          answer={answer}
          onReload={reload}
          onCancel={() => onClose()}
          onSaved={(words) => {
            onClose(words);
            reload();
          }}
        />
      )}
    >
      {answer.scorecards.length === 0 ? <p>{t("none")}</p> : <ScoreTable scorecards={answer.scorecards} />}
    </FormCard>
  );
}
