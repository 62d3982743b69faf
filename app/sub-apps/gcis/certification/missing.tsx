import { useTranslation } from "react-i18next";
import type { Certification } from "./certification-page";

/** What is left to do, each a way to its place. */
export function Missing({ errors }: Pick<Certification, "errors">) {
  const { t } = useTranslation(["gcis", "findings"]);
  return (
    <div className="missing">
      <p>
        <strong>{t("certification.toMend", { count: errors.length })}</strong>
      </p>
      <ul>
        {errors.map(({ field, code, params }) => {
          const [type = ""] = field.split(".");
          return (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(field)?.focus();
                }}
              >
                {t(`certification.documents.${type}.title`)} · {t(`findings:${code}`, params)}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
