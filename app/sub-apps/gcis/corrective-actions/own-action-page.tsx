import "~/ui/form/form.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "@remix-run/react";
import { useAnswer } from "~/client/use-answer";
import * as correctiveActions from "~/contract/corrective-actions";
import type { OwnCorrectiveAction } from "~/contract/corrective-actions";
import { paths } from "~/paths";
import { QueryAnswer } from "../../built-in/answered";
import { CorrectiveFacts, CorrectiveSteps } from "../../built-in/corrective-action";
import { useTitle } from "../../built-in/host";
import { Outcome } from "../../built-in/outcome";
import { PageHead } from "../../built-in/page-head";
import { Link } from "../../built-in/router";
import { ActionFiles } from "./action-files";
import { AnswerForm } from "./answer-form";

/** One corrective action of the own company: what is required, its files, and the answer. */
export default function OwnActionPage() {
  const { id = "" } = useParams();
  const query = useAnswer(correctiveActions.loadOwn, { actionId: id });
  return (
    <QueryAnswer query={query}>{(action) => <One key={id} action={action} onChanged={query.reload} />}</QueryAnswer>
  );
}

function One({ action, onChanged }: { action: OwnCorrectiveAction; onChanged: () => void }) {
  const { t } = useTranslation("correctiveActions");
  const [isDone, setIsDone] = useState(false);
  const { number, state, steps } = action;
  const title = t("one", { number });
  const lastReturn = steps.findLast(({ step }) => step === "return" || step === "answer");
  useTitle(title);
  return (
    <>
      <PageHead title={title} lead={t(`own.explained.${state}`)}>
        <Link to={paths.ownCorrectiveActions} className="button-default">
          {t("own.back")}
        </Link>
      </PageHead>
      <Outcome words={isDone ? t("own.submitted") : null} />
      {state === "open" && lastReturn?.step === "return" ? (
        <div className="notice notice-warning">
          <p>{t("own.returned")}</p>
          <p className="corrective-text" lang="">
            {lastReturn.text}
          </p>
        </div>
      ) : null}
      <CorrectiveFacts action={action} />
      <ActionFiles action={action} onChanged={onChanged} />
      {state === "open" ? (
        <AnswerForm
          action={action}
          onChanged={onChanged}
          onSubmitted={() => {
            setIsDone(true);
            onChanged();
          }}
        />
      ) : null}
      <CorrectiveSteps steps={steps} />
    </>
  );
}
