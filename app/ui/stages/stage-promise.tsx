import { useTranslation } from "react-i18next";
import type { Stage } from "~/rules/onboarding/stages";
import { formatSpan } from "~/rules/format";
import { promises } from "./stage-facts";

/** The promise made to the supplier at a stage (§1), as text; renders nothing if there is none. */
export function StagePromiseLine({ stage }: { stage: Stage }) {
  const { t, i18n } = useTranslation("home");
  const promise = promises[stage];
  if (!promise) return null;
  return promise.kind === "within"
    ? t("promises.within", { time: formatSpan(i18n.language, promise.count, promise.unit) })
    : t(`promises.${promise.kind}`);
}
