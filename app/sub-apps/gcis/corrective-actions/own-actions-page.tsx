import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as correctiveActions from "~/contract/corrective-actions";
import { paths } from "~/paths";
import { Nothing } from "~/ui/reading/nothing";
import { QueryAnswer } from "../../built-in/answered";
import { CorrectiveTable } from "../../built-in/corrective-table";
import { PageHead } from "../../built-in/page-head";

/** The corrective actions that purchasing requires of the user's company, the newest first. */
export default function OwnActionsPage() {
  const { t } = useTranslation("correctiveActions");
  const query = useAnswer(correctiveActions.listOwn, {});
  return (
    <>
      <PageHead title={t("own.title")} lead={t("own.lead")} />
      <QueryAnswer query={query}>
        {(actions) =>
          actions.length === 0 ? (
            <Nothing title={t("own.none")} text={t("own.noneText")} />
          ) : (
            <div className="card">
              <CorrectiveTable label={t("own.label")} actions={actions} to={paths.ownCorrectiveAction} />
            </div>
          )
        }
      </QueryAnswer>
    </>
  );
}
