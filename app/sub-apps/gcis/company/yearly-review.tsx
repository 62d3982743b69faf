import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as companyFile from "~/contract/company-file";
import { listAllDocuments } from "~/rules/documents/filed-documents";
import { formatDay, formatList } from "~/rules/format";
import { useDocumentWords } from "~/sub-apps/built-in/document-words";
import { OutdatedNotice } from "~/sub-apps/built-in/failure-notice";
import { Sure } from "~/ui/feedback/sure";
import { useZone } from "~/ui/base/instant";
import type { CompanyFile } from "../base/company-file";
import { OtherArea, useMayChange } from "../base/own-areas";

/** The yearly review of the company file below: shows what has changed, with a button to confirm the file. */
export function YearlyReview({ file, onConfirmed }: { file: CompanyFile; onConfirmed: () => void }) {
  const { t } = useTranslation("gcis");
  const mayConfirm = useMayChange()("basic");
  const [isDone, setIsDone] = useState(false);
  const confirm = useAction(async () => {
    await call(companyFile.confirm, { revision: file.revision });
    setIsDone(true);
    onConfirmed();
  });
  if (isDone && !file.yearlyReview)
    return (
      <p className="notice notice-good" role="status">
        {t("company.review.done")}
      </p>
    );
  if (!file.yearlyReview) return null;
  const words = {
    act: t("company.review.confirm"),
    sure: t("company.review.sure"),
    yes: confirm.isBusy ? t("company.review.confirming") : t("company.review.yes"),
    no: t("company.review.no"),
  };
  return (
    <section className="card" aria-labelledby="review-title">
      <h2 id="review-title">{t("company.review.title")}</h2>
      <Differences review={file.yearlyReview} />
      <UnlimitedDocuments file={file} />
      {mayConfirm ? <p>{t("company.review.how")}</p> : <OtherArea section="basic" />}
      <OutdatedNotice
        failure={confirm.failure}
        codes={["company.outdated", "onboarding.notPossible"]}
        words={{ text: t("company.review.outdated"), reload: t("company.review.reload") }}
        onReload={onConfirmed}
      />
      {mayConfirm ? (
        <Sure words={words} look="button-primary" isBusy={confirm.isBusy} onYes={() => void confirm.run()} />
      ) : null}
    </section>
  );
}

/** Documents without an expiry date, which nothing else reminds the supplier to check. */
function UnlimitedDocuments({ file }: { file: CompanyFile }) {
  const { t, i18n } = useTranslation("gcis");
  const { nameOf } = useDocumentWords();
  const answers = Object.fromEntries(file.sections.map(({ section, values }) => [section, values]));
  const names = listAllDocuments(answers)
    .filter(({ dueOn }) => dueOn === null)
    .map(nameOf);
  if (names.length === 0) return null;
  return <p>{t("company.review.unlimited", { documents: formatList(i18n.language, [...new Set(names)]) })}</p>;
}

/** The due date of the review, and the changes since the file was last confirmed. */
function Differences({ review: { dueAt, since, changes } }: { review: NonNullable<CompanyFile["yearlyReview"]> }) {
  const { t, i18n } = useTranslation(["gcis", "fields"]);
  const zone = useZone();
  const dayOf = (at: string) => formatDay(i18n.language, at, zone);
  return (
    <>
      <p>
        <strong>{t("company.review.lead", { day: dayOf(dueAt) })}</strong>
      </p>
      <p>{t(changes.length > 0 ? "company.review.since" : "company.review.nothing", { day: dayOf(since) })}</p>
      {changes.length > 0 ? (
        <ul>
          {changes.map(({ section, at }) => (
            <li key={`${section} ${at}`}>
              {t(`fields:${section}.title`)} · {dayOf(at)}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
