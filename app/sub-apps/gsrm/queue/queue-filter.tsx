import { useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { firstPage, lengths } from "~/rules/limits";
import { queueFilter, type QueuePlace, statesIn } from "~/rules/onboarding/queue";
import { useSchemaForm } from "~/ui/form/engine/use-schema-form";

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
    const { view, size } = place;
    navigate(paths.registrationsAt({ ...filter, ...(state && { state }), view, size, page: firstPage }));
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
