import { useTranslation } from "react-i18next";
import type { RiskLevel } from "~/rules/onboarding/risk";

/** Drawings by level: a triangle, a diamond, a dot, so that they differ without colour. */
const shapes: Record<RiskLevel, string> = {
  high: "M8 1.5 15 14H1z",
  medium: "M8 1 15 8l-7 7-7-7z",
  low: "M8 4a4 4 0 100 8 4 4 0 000-8z",
};

/** The icon of a level; its name is next to it. */
export const RiskShape = ({ level }: { level: RiskLevel }) => (
  <svg className={`risk-shape risk-${level}`} viewBox="0 0 16 16" width="1rem" height="1rem" aria-hidden="true">
    <path d={shapes[level]} fill="currentColor" />
  </svg>
);

/** A level by shape, word and colour. */
export function RiskMark({ level }: { level: RiskLevel }) {
  const { t } = useTranslation("gsrm");
  return (
    <span className={`badge risk-mark risk-${level}`}>
      <RiskShape level={level} />
      {t(`risk.levels.${level}`)}
    </span>
  );
}
