import { useTranslation } from "react-i18next";

const steps = ["country", "email", "fill"] as const;
type Step = (typeof steps)[number];

/** The progress through the steps before the registration. */
export function StartSteps({ current }: { current: Step }) {
  const { t } = useTranslation("registration");
  return (
    <ol className="start-steps" aria-label={t("start.steps.label")}>
      {steps.map((step, index) => (
        <li key={step} aria-current={step === current ? "step" : undefined}>
          {index + 1} {t(`start.steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
