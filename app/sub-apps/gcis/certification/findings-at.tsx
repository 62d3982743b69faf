import { useTranslation } from "react-i18next";
import type { Certification } from "./certification-page";

type Props = { field: string; found: Certification };

/** What is missing at a field, or worth knowing. What is merely missing is no alarm before one hands in. */
export function FindingsAt({ field, found: { errors, warnings } }: Props) {
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
