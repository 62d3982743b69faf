import { useTranslation } from "react-i18next";
import type { Certification } from "./certification";

type Props = { field: string; certification: Certification };

/** The errors and warnings of a field. An empty field is no error until the certification is submitted. */
export function FindingsAt({ field, certification: { errors, warnings } }: Props) {
  const { t } = useTranslation("findings");
  return (
    <div id={`findings-${field}`} className="field-findings" aria-live="polite">
      {errors
        .filter((one) => one.field === field && !one.code.endsWith(".required"))
        .map(({ code, params }) => (
          <p key={code} className="field-error">
            {t(code, params)}
          </p>
        ))}
      {warnings
        .filter((one) => one.field === field)
        .map(({ code, params }) => (
          <p key={code} className="field-warning">
            {t(code, params)}
          </p>
        ))}
    </div>
  );
}
