import { useTranslation } from "react-i18next";
import type { DataAnswer } from "~/rules/retention/data-request";

/** The data that the supplier receives, the data that is deleted, and the data that must be kept, with the reasons. */
export function AnswerText({ answer: { given, deleted, kept } }: { answer: DataAnswer }) {
  const { t } = useTranslation("retention");
  const parts = [
    { part: "given" as const, lines: given.map((category) => t(`requests.categories.${category}`)) },
    { part: "deleted" as const, lines: deleted.map((category) => t(`requests.categories.${category}`)) },
    {
      part: "kept" as const,
      lines: kept.map(({ category, reason }) =>
        t("requests.keptFor", { what: t(`requests.categories.${category}`), why: t(`requests.reasons.${reason}`) }),
      ),
    },
  ];
  const filledParts = parts.filter(({ lines }) => lines.length > 0);
  if (filledParts.length === 0) return <p>{t("requests.nothing")}</p>;
  return (
    <dl className="retention-answer">
      {filledParts.map(({ part, lines }) => (
        <div key={part}>
          <dt>{t(`requests.${part}`)}</dt>
          <dd>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
