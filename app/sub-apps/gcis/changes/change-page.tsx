import "~/ui/form/form.css";
import { Link, useParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import * as changeRequests from "~/contract/change-requests";
import { paths } from "~/paths";
import { nextChange } from "~/rules/change-request/states";
import { Answered } from "../../built-in/answered";
import { useTitle } from "../../built-in/host";
import { PageHead } from "../../built-in/page-head";
import { useAnswer } from "../../built-in/use-answer";
import { BankCare } from "../propose/bank-care";
import { ChangeSteps } from "./change-steps";
import { CodeStep } from "./code-step";
import { StateBadge } from "./state-badge";
import { WhatChanges } from "./what-changes";
import { Withdraw } from "./withdraw";

/** One change: how far it has come, what it changes, and what the supplier can do about it. */
export default function ChangePage() {
  const { changeId = "" } = useParams();
  const asked = useAnswer(changeRequests.one, { changeId });
  return (
    <Answered asked={asked}>{(change) => <Change key={changeId} change={change} onChanged={asked.reload} />}</Answered>
  );
}

type Props = { change: changeRequests.ChangeView; onChanged: () => void };

function Change({ change, onChanged }: Props) {
  const { t } = useTranslation(["gcis", "fields"]);
  const { changeId, section, careLevel, state, note, reason } = change;
  const title = t("changes.one", { section: t(`fields:${section}.title`) });
  const isTheirs = nextChange(careLevel, state, "withdraw") !== undefined;
  useTitle(title);
  return (
    <>
      <PageHead title={title}>
        <Link to={paths.changes} className="button-default">
          {t("changes.back")}
        </Link>
      </PageHead>
      <section className="card change-standing" aria-label={t("changes.state")}>
        <p>
          <StateBadge state={state} />
        </p>
        <p>{t(`changes.explained.${state}`)}</p>
        {reason ? <Words title={t("changes.reason")} text={reason} /> : null}
        {note ? <Words title={t("changes.noteTitle")} text={note} /> : null}
      </section>
      {state === "awaitingCode" ? <CodeStep changeId={changeId} onConfirmed={onChanged} /> : null}
      <ChangeSteps change={change} />
      <WhatChanges change={change} />
      {section === "bank" && isTheirs ? <BankCare /> : null}
      {isTheirs ? <Withdraw changeId={changeId} onWithdrawn={onChanged} /> : null}
    </>
  );
}

const Words = ({ title, text }: { title: string; text: string }) => (
  <div className="change-words">
    <h2>{title}</h2>
    <p>{text}</p>
  </div>
);
