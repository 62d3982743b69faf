import { useTranslation } from "react-i18next";
import type { ServiceFigures } from "~/contract/service-figures";
import { formatNumber } from "~/rules/format";
import { fewestCounted } from "~/rules/onboarding/review-figures";
import { FigureTable } from "~/ui/charts/chart-table";
import { fieldWords } from "~/ui/form/state/field-words";

type CountedError = ServiceFigures["errors"][number];

/** The rules that found an error in the most registrations. */
export function ErrorsCard({ errors }: Pick<ServiceFigures, "errors">) {
  const { t, i18n } = useTranslation("serviceFigures");
  const nameOf = useErrorName();
  return (
    <section className="card service-figures service-errors" aria-labelledby="errors-title">
      <h2 id="errors-title">{t("errors.title")}</h2>
      {errors.length === 0 ? (
        <p>{t("errors.none", { fewest: fewestCounted })}</p>
      ) : (
        <>
          <p>{t("errors.text")}</p>
          <FigureTable
            caption={t("errors.title")}
            head={[t("errors.error"), t("errors.registrations")]}
            rows={errors.map((error) => ({
              name: nameOf(error),
              cells: [formatNumber(i18n.language, error.registrations)],
            }))}
          />
        </>
      )}
    </section>
  );
}

/** Describes an error by its tab, its field and its message with placeholders for varying details. */
function useErrorName() {
  const { t, i18n } = useTranslation(["serviceFigures", "fields", "findings"]);
  return ({ section, field, code }: CountedError): string => {
    const { label, sentence } = fieldWords(t, i18n.exists.bind(i18n), section);
    const [table = "", inner] = field.split(".");
    const place = [t(`fields:${section}.title`), label(table), ...(inner === undefined ? [] : [label(field)])];
    return `${place.join(" · ")} – ${withOpenDetails(sentence({ field, code, params: { count: openDetail } }, field))}`;
  };
}

const openDetail = "…";
/** A message without its details, which are not counted. */
const withOpenDetails = (message: string): string => message.replace(/\{\{\w+\}\}/g, openDetail);
