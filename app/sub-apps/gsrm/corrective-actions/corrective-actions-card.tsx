import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as correctiveActions from "~/contract/corrective-actions";
import { listPaths } from "~/list-paths";
import { CorrectiveTable } from "../../built-in/corrective-table";
import { FormCard } from "../base/form-card";
import { ActionRequestForm } from "./request-form";

/** The corrective actions of a supplier, and the form to request one; hidden for a company that is not a supplier and has none. */
export function CorrectiveActionsCard({ registrationId }: { registrationId: string }) {
  const { t } = useTranslation("correctiveActions");
  // A failure here does not affect the rest of the file.
  const { answer, reload } = useAnswer(correctiveActions.ofSupplier, { registrationId });
  if (!answer || (!answer.canRequest && answer.actions.length === 0)) return null;
  return (
    <FormCard
      title={t("card.title")}
      lead={t("card.lead")}
      act={answer.canRequest ? t("card.request") : null}
      renderForm={(onClose) => (
        <ActionRequestForm
          registrationId={registrationId}
          days={answer}
          onCancel={() => onClose()}
          onSent={(number) => {
            onClose(t("form.sent", { number }));
            reload();
          }}
        />
      )}
    >
      {answer.actions.length === 0 ? (
        <p>{t("card.none")}</p>
      ) : (
        <CorrectiveTable label={t("card.label")} actions={answer.actions} to={listPaths.correctiveAction} />
      )}
    </FormCard>
  );
}
