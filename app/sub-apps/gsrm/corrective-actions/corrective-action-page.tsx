import "../review-settings/settings.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useAnswer } from "~/client/use-answer";
import * as correctiveActions from "~/contract/corrective-actions";
import type { CorrectiveAction } from "~/contract/corrective-actions";
import { listPaths } from "~/list-paths";
import { parseCorrectivePlace } from "~/rules/corrective-action/corrective-place";
import {
  type CorrectiveDecision,
  correctiveDecisions,
  nextCorrective,
} from "~/rules/corrective-action/corrective-transitions";
import { orderNames } from "~/rules/format";
import { QueryAnswer } from "../../built-in/answered";
import { CorrectiveFacts, CorrectiveSteps } from "../../built-in/corrective-action";
import { useTitle } from "../../built-in/host";
import { Outcome } from "../../built-in/outcome";
import { PageHead } from "../../built-in/page-head";
import { Link, useParams } from "../../built-in/router";
import { DocumentLink } from "../documents/document-link";
import { DecisionForm } from "./decision-form";

/** One corrective action: what is required, what the supplier answered, and the decision. */
export default function CorrectiveActionPage() {
  const { id = "" } = useParams();
  const query = useAnswer(correctiveActions.load, { actionId: id });
  return (
    <QueryAnswer query={query}>{(action) => <One key={id} action={action} onReload={query.reload} />}</QueryAnswer>
  );
}

function One({ action, onReload }: { action: CorrectiveAction; onReload: () => void }) {
  const { t, i18n } = useTranslation("correctiveActions");
  const [done, setDone] = useState<CorrectiveDecision | null>(null);
  const title = t("one", { number: action.number });
  useTitle(title);
  const choices = correctiveDecisions.filter((event) => nextCorrective(action.state, event));
  return (
    <>
      <PageHead title={title}>
        <Link to={listPaths.registrationFile(action.registrationId)} className="button-default">
          {t("toFile")}
        </Link>
        <Link
          to={listPaths.correctiveActionsAt(parseCorrectivePlace(new URLSearchParams()))}
          className="button-default"
        >
          {t("own.back")}
        </Link>
      </PageHead>
      <Outcome words={done ? t(`decide.done.${done}`) : null} />
      <CorrectiveFacts action={action}>
        <dt>{t("facts.company")}</dt>
        <dd lang="">{orderNames(i18n.language, action.companyName, action.companyEnglishName).join(" · ")}</dd>
      </CorrectiveFacts>
      <section className="card settings-section" aria-labelledby="corrective-files-title">
        <h2 id="corrective-files-title">{t("files.title")}</h2>
        {action.files.length === 0 ? (
          <p>{t("files.none")}</p>
        ) : (
          <ul className="corrective-steps">
            {action.files.map((file) => (
              <li key={file.fileUrl}>
                <DocumentLink registrationId={action.registrationId} file={file} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {choices.length > 0 ? (
        <DecisionForm
          key={action.state}
          action={action}
          choices={choices}
          onReload={onReload}
          onDone={(event) => {
            setDone(event);
            onReload();
          }}
        />
      ) : null}
      <CorrectiveSteps steps={action.steps} />
    </>
  );
}
