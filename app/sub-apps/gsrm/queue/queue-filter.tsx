import { useNavigate, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { firstPage, lengths } from "~/rules/limits";
import { queueFilter, type QueuePlace, statesIn, queueViews } from "~/rules/onboarding/queue";
import { useSchemaForm } from "~/ui/form/engine/use-schema-form";
import * as review from "~/contract/review";
import { formatNumber } from "~/rules/format";
import { useAnswer } from "~/client/use-answer";

/** Narrows the list: a company, number or e-mail, a state of the view, the late ones only. */
export function QueueFilter({ place }: { place: QueuePlace }) {
  const { t } = useTranslation("gsrm");
  const navigate = useNavigate();

  const form = useSchemaForm(queueFilter, {
    search: place.search,
    state: place.state ?? "",
    isLate: place.isLate,
  });
  const submit = form.submit(({ state, ...filter }) => {
    const { view, size, order } = place;
    navigate(paths.registrationsAt({ ...filter, ...(state && { state }), view, order, size, page: firstPage }));
  });

  return (
    <form className="card queue-filter" role="search" onSubmit={submit}>
      <div className="field queue-search">
        <label className="field-label" htmlFor="queue-search">
          {t("queue.search")}
        </label>
        <input
          {...form.control("search")}
          id="queue-search"
          type="search"
          className="control"
          maxLength={lengths.email}
          placeholder={t("queue.searchHint")}
        />
      </div>
      <div className="field">
        <label className="field-label" htmlFor="queue-state">
          {t("queue.state")}
        </label>
        <select {...form.control("state")} id="queue-state" className="control">
          <option value="">{t("queue.anyState")}</option>
          {statesIn(place.view).map((state) => (
            <option key={state} value={state}>
              {t(`states.${state}`)}
            </option>
          ))}
        </select>
      </div>
      <label className="choice">
        <input {...form.checkbox("isLate")} />
        {t("queue.lateOnly")}
      </label>
      <button type="submit" className="button-default">
        {t("queue.find")}
      </button>
    </form>
  );
}

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
          to={paths.registrationsAt({ ...place, view, state: undefined, isLate: false, page: firstPage })}
          aria-current={view === place.view ? "page" : undefined}
        >
          {t(`queue.views.${view}`)}
          {answer ? <span className="queue-count">{formatNumber(i18n.language, countOf(statesIn(view)))}</span> : null}
        </Link>
      ))}
    </nav>
  );
}
