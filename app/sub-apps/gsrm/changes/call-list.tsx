import { useTranslation } from "react-i18next";
import { Instant } from "~/ui/page/instant";
import type { Change } from "./change-page";

/** Every call about a change, whatever came of it, the oldest first. */
export function CallList({ calls }: Pick<Change, "calls">) {
  const { t } = useTranslation("gsrm");
  if (calls.length === 0) return <p>{t("change.noCalls")}</p>;
  return (
    <ol className="history">
      {calls.map(({ by, at, name, number, outcome, note }) => (
        <li key={at + number}>
          <p>
            <strong>{t(`change.outcomes.${outcome}.label`)}</strong> <Instant at={at} />
          </p>
          <p lang="">{t("change.callBy", { by, number, name })}</p>
          {note ? (
            <p className="history-reason" lang="">
              {note}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
