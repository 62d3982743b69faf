import { type CSSProperties, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { toCare } from "~/rules/change-request/care-levels";
import { hours, minutes } from "~/rules/time";
import { isMasked, visibleEnd } from "~/rules/fields/masking";
import { textAt } from "~/rules/form/typed-values";
import { Instant } from "~/ui/base/instant";
import type { ReviewedChange } from "./change";

/**
 * The remaining wait of an approved change, its effective time, and the values that apply until then. Renders nothing
 * in other states.
 */
export function WaitingClock({ change }: { change: ReviewedChange }) {
  const { t } = useTranslation("gsrm");
  const now = useMinute();
  const { state, effectiveAt, careLevel, section } = change;
  if (state !== "scheduled" || !effectiveAt) return null;
  const whole = hours(toCare(careLevel).coolingHours);
  const left = Math.min(Math.max(0, Date.parse(effectiveAt) - now), whole);
  const time = { hours: Math.floor(left / hours(1)), minutes: Math.floor((left % hours(1)) / minutes(1)) };
  const ends = endsInUse(change);
  return (
    <section className="card change-clock" aria-labelledby="clock-title">
      <h2 id="clock-title">{t("change.clock.title")}</h2>
      <div className="clock-ring" style={{ "--gone": `${Math.round((1 - left / whole) * 100)}%` } as CSSProperties}>
        <p>
          <strong>{t("change.clock.time", time)}</strong>
          <small>{t("change.clock.left")}</small>
        </p>
      </div>
      <dl>
        <dt>{t("change.effectiveAt")}</dt>
        <dd>
          <Instant at={effectiveAt} />
        </dd>
        <dt>{t("change.clock.until")}</dt>
        <dd>{section === "bank" && ends ? t("change.clock.oldAccount", { ends }) : t("change.clock.oldDetails")}</dd>
      </dl>
    </section>
  );
}

/** The visible end of the first account that is in use and changes; "" if it is hidden. */
function endsInUse({ accounts, before }: ReviewedChange): string {
  const pair = accounts.find(({ before: place, changed }) => place !== null && changed.length > 0);
  const account = pair ? textAt(before, `banks[${pair.before}].accountNumber`) : "";
  return isMasked(account) ? visibleEnd(account) : "";
}

/** The time in milliseconds since 1970, to the minute. */
function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minutes(1));
    return () => clearInterval(timer);
  }, []);
  return now;
}
