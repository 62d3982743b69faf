import { useTranslation } from "react-i18next";
import type { OutgoingMessage } from "~/contract/outgoing";
import type { OutgoingState } from "~/rules/emails/outgoing-states";
import { Instant } from "~/ui/base/instant";

const badges: Record<OutgoingState, string> = {
  waiting: "badge",
  held: "badge",
  sent: "badge badge-good",
  undelivered: "badge badge-late",
};

/** The state of an email, the reason if it was not delivered, and the time of its final or next attempt. */
export function OutgoingResult({ email: { state, failure, endedAt, nextAt, canBeSent } }: { email: OutgoingMessage }) {
  const { t } = useTranslation("outgoing");
  return (
    <div className="outgoing-result">
      <span className={badges[state]}>{t(`states.${state}`)}</span>
      {state === "undelivered" ? (
        <span className="outgoing-detail">
          {t(`failures.${failure ?? "late"}`)} {failure === null || canBeSent ? null : t("failures.gone")}
        </span>
      ) : null}
      {endedAt === null ? null : (
        <span className="outgoing-detail">
          <Instant at={endedAt} />
        </span>
      )}
      {nextAt === null ? null : (
        <span className="outgoing-detail">
          {t("next")}
          <Instant at={nextAt} />
        </span>
      )}
    </div>
  );
}
