import { useTranslation } from "react-i18next";
import type { Stage } from "~/rules/onboarding/stages";
import { formatSpan } from "~/rules/format";
import { promises, type StagePromise as Promised } from "./stage-facts";

const pictures: Record<Promised["kind"], string> = {
  within: "M8 2.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11M8 5v3.200l2.200 1.300",
  password: "M2.500 4.500h11v7.500h-11zM2.500 5l5.500 4 5.500-4",
  automatic: "M13 8a5 5 0 0 1-9.200 2.700M3 8a5 5 0 0 1 9.200-2.700M12.500 2.500v3h-3M3.500 13.500v-3h3",
};

/** What the supplier is promised at a stage (§1), in words; nothing where nothing is. */
export function StagePromiseLine({ stage }: { stage: Stage }) {
  const { t, i18n } = useTranslation("home");
  const promise = promises[stage];
  if (!promise) return null;
  return promise.kind === "within"
    ? t("promises.within", { time: formatSpan(i18n.language, promise.count, promise.unit) })
    : t(`promises.${promise.kind}`);
}

/** The same with a picture of its kind. */
export function StagePromiseBadge({ stage }: { stage: Stage }) {
  const promise = promises[stage];
  if (!promise) return null;
  return (
    <span className="stage-promise">
      <svg
        viewBox="0 0 16 16"
        width="16"
        height="16"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={pictures[promise.kind]} />
      </svg>
      <StagePromiseLine stage={stage} />
    </span>
  );
}
