import { useTranslation } from "react-i18next";

const steps = ["email", "code", "result"] as const;
type Step = (typeof steps)[number];

/** Where in the query one is. */
export function Steps({ current }: { current: Step }) {
  const { t } = useTranslation("progress");
  return (
    <ol className="query-steps" aria-label={t("steps.label")}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < steps.indexOf(current) ? "query-step-done" : undefined}
          aria-current={step === current ? "step" : undefined}
        >
          <span aria-hidden="true">{index + 1}</span>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
