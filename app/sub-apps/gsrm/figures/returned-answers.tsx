import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as contract from "~/contract/figures";
import type { ReturnedAnswers } from "~/contract/figures";
import { formatNumber } from "~/rules/format";
import { fewestCounted } from "~/rules/onboarding/review-figures";
import { FigureTable } from "~/ui/charts/chart-table";
import { fieldWords } from "~/ui/form/state/field-words";
import { QueryAnswer } from "../../built-in/answered";

/** The answers that suppliers had to change most often, which the form could explain better. */
export function ReturnedAnswersCard({ months }: { months: number }) {
  const { t, i18n } = useTranslation("gsrm");
  const query = useAnswer(contract.loadReturned, { months });
  const nameOf = useAnswerName();
  return (
    <QueryAnswer query={query}>
      {({ returns, answers }) => (
        <section className="card" aria-labelledby="returned-title">
          <h2 id="returned-title">{t("returnedAnswers.title")}</h2>
          {answers.length === 0 ? (
            <p>{t("returnedAnswers.none", { fewest: fewestCounted })}</p>
          ) : (
            <>
              <p>
                {t("returnedAnswers.text", { returns: formatNumber(i18n.language, returns), fewest: fewestCounted })}
              </p>
              <FigureTable
                caption={t("returnedAnswers.title")}
                head={[t("returnedAnswers.answer"), t("returnedAnswers.count")]}
                rows={answers.map((one) => ({ name: nameOf(one), cells: [formatNumber(i18n.language, one.count)] }))}
              />
            </>
          )}
        </section>
      )}
    </QueryAnswer>
  );
}

/** Names an answer by its section, its table and its label. */
function useAnswerName() {
  const { t, i18n } = useTranslation(["gsrm", "fields", "gcis"]);
  return ({ section, field }: ReturnedAnswers["answers"][number]): string => {
    if (section === "certification") return t(`gcis:certification.documents.${field}.title`);
    const title = t(`fields:${section}.title`);
    if (field === null) return t("returnedAnswers.whole", { section: title });
    const { label } = fieldWords(t, i18n.exists.bind(i18n), section);
    const [table = "", inner] = field.split(".");
    return [title, label(table), ...(inner === undefined ? [] : [label(field)])].join(" · ");
  };
}
