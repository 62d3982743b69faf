import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import * as review from "~/contract/review";
import { paths } from "~/paths";
import { firstPage } from "~/rules/limits";
import { type QueuePlace, queueViews, statesIn } from "~/rules/onboarding/queue";
import { formatNumber } from "~/rules/format";
import { useAnswer } from "~/client/use-answer";

/** What waits for purchasing, who is a supplier, what has ended: each with how many there are. */
export function QueueViews({ place }: { place: QueuePlace }) {
  const { t, i18n } = useTranslation("gsrm");
  const { answer } = useAnswer(review.counts, {});
  const countOf = (states: readonly string[]) =>
    Object.entries(answer?.byState ?? {}).reduce(
      (sum, [state, count]) => sum + (states.includes(state) ? count : 0),
      0,
    );
  return (
    <nav className="queue-views" aria-label={t("queue.views.label")}>
      {queueViews.map((view) => (
        <Link
          key={view}
          to={paths.registrationsAt({ view, isLate: false, search: place.search, page: firstPage, size: place.size })}
          aria-current={view === place.view ? "page" : undefined}
        >
          {t(`queue.views.${view}`)}
          {answer ? <span className="queue-count">{formatNumber(i18n.language, countOf(statesIn(view)))}</span> : null}
        </Link>
      ))}
    </nav>
  );
}
