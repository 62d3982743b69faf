import { Link } from "../../built-in/router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import { useAnswer } from "~/client/use-answer";
import * as assignment from "~/contract/assignment";
import * as people from "~/contract/people";
import { listPaths } from "~/list-paths";
import { Sure } from "~/ui/feedback/sure";
import { FailureNotice } from "../../built-in/failure-notice";
import { FormField } from "../../built-in/form-field";
import type { PersonSection } from "./person-section";

/** Deactivates an account: shows the person's open reviews, and who takes them over. */
export function BarSection({ person, onDone }: PersonSection) {
  const { t } = useTranslation("people");
  const { accountId, isSelf, openReviews, openCount } = person;
  const [handOverTo, setHandOverTo] = useState("");
  const bar = useAction(async () => {
    await call(people.bar, { accountId, handOverTo: handOverTo === "" ? null : handOverTo });
    onDone(t("bar.done"));
  });
  return (
    <section className="card settings-section" aria-labelledby="bar-title">
      <h2 id="bar-title">{t("bar.title")}</h2>
      <p>{isSelf ? t("bar.self") : t("bar.text")}</p>
      {isSelf ? null : (
        <>
          {openReviews.length > 0 ? (
            <>
              <p>{t("bar.reviews")}</p>
              <ul className="people-reviews">
                {openReviews.map(({ registrationId, number, company }) => (
                  <li key={registrationId}>
                    <Link to={listPaths.registrationFile(registrationId)} lang="">
                      {company}
                    </Link>{" "}
                    {number}
                  </li>
                ))}
              </ul>
              {openCount > openReviews.length ? (
                <p>{t("bar.more", { count: openCount - openReviews.length })}</p>
              ) : null}
              <Takers accountId={accountId} value={handOverTo} onChoose={setHandOverTo} />
            </>
          ) : null}
          <Sure
            words={{ act: t("bar.act"), sure: t("bar.sure"), yes: t("bar.yes"), no: t("no") }}
            look="button-default"
            isBusy={bar.isBusy}
            onYes={() => void bar.run()}
          />
          <FailureNotice failure={bar.failure} />
        </>
      )}
    </section>
  );
}

type TakersProps = { accountId: string; value: string; onChoose: (accountId: string) => void };

/** The colleagues who can take over the open reviews. */
function Takers({ accountId, value, onChoose }: TakersProps) {
  const { t } = useTranslation("people");
  const { answer: colleagues = [] } = useAnswer(assignment.colleagues, {});
  return (
    <FormField id="hand-over-to" label={t("bar.to")}>
      {(attributes) => (
        <select {...attributes} value={value} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{t("bar.everybody")}</option>
          {colleagues
            .filter((colleague) => colleague.accountId !== accountId)
            .map((colleague) => (
              <option key={colleague.accountId} value={colleague.accountId} lang="">
                {colleague.userName}
              </option>
            ))}
        </select>
      )}
    </FormField>
  );
}
