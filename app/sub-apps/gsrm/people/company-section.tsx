import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import { useAnswer } from "~/client/use-answer";
import * as people from "~/contract/people";
import { Sure } from "~/ui/feedback/sure";
import { FailureNotice } from "../../built-in/failure-notice";
import type { PersonSection } from "./person-section";
import { UnlinkedSignIns } from "./unlinked-sign-ins";

/** Whether a person signs in at the company's own provider, with the forms that link or unlink them. */
export function CompanySection({ person, onDone }: PersonSection) {
  const { t } = useTranslation("people");
  const { isAtCompany, isSuperAdmin } = person;
  return (
    <section className="card settings-section" aria-labelledby="company-title">
      <h2 id="company-title">{t("company.title")}</h2>
      <p>{t(isAtCompany ? "company.linked" : "company.unlinked")}</p>
      {isSuperAdmin ? <p>{t("company.superAdmin")}</p> : null}
      {!isSuperAdmin && isAtCompany ? <Unlink person={person} onDone={onDone} /> : null}
      {!isSuperAdmin && !isAtCompany ? <Candidates person={person} onDone={onDone} /> : null}
    </section>
  );
}

function Unlink({ person: { accountId }, onDone }: PersonSection) {
  const { t } = useTranslation("people");
  const unlink = useAction(async () => {
    await call(people.unlink, { accountId });
    onDone(t("company.done"));
  });
  return (
    <>
      <Sure
        words={{ act: t("company.unlink"), sure: t("company.unlinkSure"), yes: t("company.unlinkYes"), no: t("no") }}
        look="button-default"
        isBusy={unlink.isBusy}
        onYes={() => void unlink.run()}
      />
      <FailureNotice failure={unlink.failure} />
    </>
  );
}

function Candidates({ person, onDone }: PersonSection) {
  const { t } = useTranslation("people");
  const { answer, failure } = useAnswer(people.unlinked, {});
  if (failure) return <FailureNotice failure={failure} />;
  if (!answer) return null;
  return answer.length === 0 ? (
    <p>{t("company.none")}</p>
  ) : (
    <UnlinkedSignIns signIns={answer} person={person} onDone={onDone} />
  );
}
