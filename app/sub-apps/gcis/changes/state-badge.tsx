import "./changes.css";
import { useTranslation } from "react-i18next";
import type { ChangeState } from "~/rules/change-request/change-states";

const looks: Partial<Record<ChangeState, string>> = {
  effective: "badge badge-good",
  refused: "badge badge-late",
  stopped: "badge badge-late",
  withdrawn: "badge badge-quiet",
};

/** The state of a change as a word; the colour repeats it. */
export function StateBadge({ state }: { state: ChangeState }) {
  const { t } = useTranslation("gcis");
  return <span className={looks[state] ?? "badge"}>{t(`changes.states.${state}`)}</span>;
}
