import { Link, useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import type { Query } from "~/client/use-answer";
import * as queueViews from "~/contract/queue-views";
import { listPaths } from "~/list-paths";
import { formatNumber } from "~/rules/format";
import { firstPage } from "~/rules/paging/page-sizes";
import { queueViewNameMax } from "~/rules/onboarding/limits";
import {
  parseQueuePlace,
  type QueuePlace,
  standardViews,
  toStandardFilter,
  toViewQuery,
} from "~/rules/queue/queue-place";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { Dropdown } from "~/ui/base/dropdown";
import { FailureNotice } from "../../built-in/failure-notice";

type QueueViewsAnswer = z.output<typeof queueViews.list.answer>;
type Props = { place: QueuePlace; query: Query<QueueViewsAnswer> };

/** The views of the queue with their counts: the built-in ones, the user's own, and those that colleagues share. */
export function ViewTabs({ place, query }: Props) {
  const { t, i18n } = useTranslation("gsrm");
  const { order, size } = place;
  const tabs = [
    ...standardViews.map((view) => ({
      key: view as string,
      name: t(`queue.views.${view}`),
      to: { ...toStandardFilter(view), order, size, page: firstPage },
      count: query.answer?.standard[view],
    })),
    ...(query.answer?.saved ?? []).map(({ viewId, name, query: text, count }) => ({
      key: viewId,
      name,
      to: { ...parseQueuePlace(new URLSearchParams(text)), size },
      count,
    })),
  ];
  const current = tabs.findLast(({ to }) => isSame(to, place)) ?? tabs.find(({ key }) => key === place.view);
  return (
    <div className="queue-views">
      <nav aria-label={t("queue.views.label")}>
        {tabs.map(({ key, name, to, count }) => (
          <Link
            key={key}
            to={listPaths.registrationsAt(to)}
            aria-current={key === current?.key ? "page" : undefined}
            data-tone={key === "late" && count ? "late" : undefined}
          >
            {name}
            {count === undefined ? null : <span className="queue-count">{formatNumber(i18n.language, count)}</span>}
          </Link>
        ))}
      </nav>
      <SavedViews place={place} query={query} />
    </div>
  );
}

/**
 * Whether two places have the same filter and order, regardless of their page. For a standard view the order does not
 * matter.
 */
const isSame = (one: QueuePlace, other: QueuePlace) => toViewQuery(one) === toViewQuery(other);

const viewForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, "field.required"), z.maxLength(queueViewNameMax, "field.tooLong")),
  isShared: z.boolean(),
});

/** Saves the current filter and order under a name, and removes the user's own views. */
function SavedViews({ place, query }: Props) {
  const { t } = useTranslation("gsrm");
  const navigate = useNavigate();
  const form = useSchemaForm(viewForm, { name: "", isShared: false });
  const save = useAction((view: z.output<typeof viewForm>) =>
    call(queueViews.save, { ...view, query: toViewQuery(place) }),
  );
  const remove = useAction((viewId: string) => call(queueViews.remove, { viewId }));
  const ownViews = query.answer?.saved.filter(({ isOwn }) => isOwn) ?? [];
  async function onSave(view: z.output<typeof viewForm>) {
    if (!(await save.run(view))) return;
    form.reset();
    query.reload();
    navigate(listPaths.registrationsAt({ ...place, page: firstPage }));
  }
  return (
    <Dropdown label={t("queue.views.save.title")} className="queue-menu">
      <form className="queue-save" onSubmit={form.submit((view) => void onSave(view))}>
        <p>{t("queue.views.save.text")}</p>
        <div className="field">
          <label className="field-label" htmlFor="view-name">
            {t("queue.views.save.name")}
          </label>
          <input
            {...form.control("name")}
            id="view-name"
            className="control"
            maxLength={queueViewNameMax}
            aria-describedby="view-problem"
          />
          <p id="view-problem" className="field-error" aria-live="polite">
            {form.errors.name ? t("queue.views.save.nameNeeded") : null}
          </p>
        </div>
        <label className="queue-option">
          <input {...form.checkbox("isShared")} />
          {t("queue.views.save.share")}
        </label>
        <FailureNotice failure={save.failure ?? remove.failure} />
        <button type="submit" className="button-primary" disabled={save.isBusy}>
          {t("queue.views.save.save")}
        </button>
      </form>
      {ownViews.length > 0 ? (
        <ul className="queue-own">
          {ownViews.map(({ viewId, name }) => (
            <li key={viewId}>
              <span>{name}</span>
              <button
                type="button"
                className="button-link"
                disabled={remove.isBusy}
                aria-label={t("queue.views.save.removeNamed", { name })}
                onClick={() => void remove.run(viewId).then((isDone) => isDone && query.reload())}
              >
                {t("queue.views.save.remove")}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Dropdown>
  );
}
