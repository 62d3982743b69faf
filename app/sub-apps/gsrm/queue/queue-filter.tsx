import { useNavigate } from "@remix-run/react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { formText } from "~/rules/form-text";
import { firstPage, lengths } from "~/rules/limits";
import { type QueuePlace, queuePlaceOf, statesIn } from "~/rules/onboarding/queue";

/** Narrows the list: a company, number or e-mail, a state of the view, the late ones only. */
export function QueueFilter({ place }: { place: QueuePlace }) {
  const { t } = useTranslation("gsrm");
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const asked = Object.fromEntries(["search", "state", "late"].map((name) => [name, formText(form, name)]));
    const query = new URLSearchParams({ ...asked, view: place.view, size: String(place.size) });
    navigate(paths.registrationsAt({ ...queuePlaceOf(query), page: firstPage }));
  }

  return (
    <form className="card queue-filter" role="search" onSubmit={search}>
      <div className="field queue-search">
        <label className="field-label" htmlFor="queue-search">
          {t("queue.search")}
        </label>
        <input
          id="queue-search"
          name="search"
          type="search"
          className="control"
          defaultValue={place.search}
          maxLength={lengths.email}
          placeholder={t("queue.searchHint")}
        />
      </div>
      <div className="field">
        <label className="field-label" htmlFor="queue-state">
          {t("queue.state")}
        </label>
        <select id="queue-state" name="state" className="control" defaultValue={place.state ?? ""}>
          <option value="">{t("queue.anyState")}</option>
          {statesIn(place.view).map((state) => (
            <option key={state} value={state}>
              {t(`states.${state}`)}
            </option>
          ))}
        </select>
      </div>
      <label className="choice">
        <input type="checkbox" name="late" value="1" defaultChecked={place.isLate} />
        {t("queue.lateOnly")}
      </label>
      <button type="submit" className="button-default">
        {t("queue.find")}
      </button>
    </form>
  );
}
