import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { stageView } from "~/contract/progress";
import { paths } from "~/paths";
import { formatDay } from "~/rules/format";
import type { State } from "~/rules/onboarding/stages";
import { useMayOpen } from "./use-may-open";
import { useZone } from "~/ui/base/instant";

/** The page on which a supplier completes the current step. */
const places: Partial<Record<State, string>> = {
  filling: paths.progress,
  certification: paths.certification,
  yearlyReview: paths.company,
};

const areaOf = (to: string) => (to === paths.certification ? "areas.certification" : "areas.file");

/** The next step, with its actor and its date, and a link if the supplier has to act. People without its area see who does it. */
export function NextStep({ progress: { state, actsNext, expectedBy } }: { progress: z.output<typeof stageView> }) {
  const { t, i18n } = useTranslation("dashboard");
  const zone = useZone();
  const day = expectedBy ? formatDay(i18n.language, expectedBy, zone) : "";
  const owner = actsNext === "supplier" ? "yours" : actsNext === "nobody" ? "none" : "ours";
  const to = places[state];
  const mayOpen = useMayOpen();
  return (
    <div className="stage-step-text">
      <p>{t(`step.${owner}`)}</p>
      <p className="stage-step">{t(`step.${state}`, { day })}</p>
      {to && mayOpen(to) ? (
        <Link to={to} className="button-primary">
          {t("step.open")}
        </Link>
      ) : null}
      {to && !mayOpen(to) ? <p className="field-hint">{t("step.otherArea", { area: t(areaOf(to)) })}</p> : null}
    </div>
  );
}
