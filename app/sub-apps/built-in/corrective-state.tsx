import { useTranslation } from "react-i18next";
import type { CorrectiveState as State } from "~/rules/corrective-action/corrective-transitions";

const looks = {
  open: "badge badge-warn",
  answered: "badge",
  closed: "badge badge-good",
  withdrawn: "badge badge-quiet",
} as const satisfies Record<State, string>;

/** The state of a corrective action, and whether its answer is overdue. */
export function CorrectiveStateBadge({ state, isLate }: { state: State; isLate: boolean }) {
  const { t } = useTranslation("correctiveActions");
  return (
    <>
      <span className={looks[state]}>{t(`states.${state}`)}</span>
      {isLate ? (
        <>
          {" "}
          <span className="badge badge-late">{t("late")}</span>
        </>
      ) : null}
    </>
  );
}
