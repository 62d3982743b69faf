import "./bank-care.css";
import { useTranslation } from "react-i18next";

const steps = ["code", "notified", "call", "approve", "wait"] as const;

/** The checks on a change of bank details, explained before the form (S-47 to S-52). */
export function BankCare() {
  const { t } = useTranslation("gcis");
  return (
    <section className="card" aria-labelledby="care-title">
      <h2 id="care-title">{t("propose.care.title")}</h2>
      <ol className="care">
        {steps.map((step) => (
          <li key={step}>{t(`propose.care.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}
