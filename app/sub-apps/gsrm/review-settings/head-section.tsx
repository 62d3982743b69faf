import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import { useAnswer } from "~/client/use-answer";
import type { Colleague } from "~/contract/assignment";
import * as reviewCalendar from "~/contract/review-calendar";
import { QueryAnswer } from "../../built-in/answered";
import { FailureNotice } from "../../built-in/failure-notice";

/** The colleague who is notified of reviews that stay overdue. */
export function HeadSection({ colleagues }: { colleagues: readonly Colleague[] }) {
  const { t } = useTranslation("teamwork");
  const query = useAnswer(reviewCalendar.loadHead, {});
  const [status, setStatus] = useState("");
  const save = useAction(async (accountId: string | null) => {
    await call(reviewCalendar.saveHead, { accountId });
    setStatus(t("settings.saved"));
    query.reload();
  });
  return (
    <section className="card settings-section" aria-labelledby="head-title">
      <h2 id="head-title">{t("settings.head.title")}</h2>
      <p>{t("settings.head.text")}</p>
      <QueryAnswer query={query}>
        {({ head }) => (
          <div className="field">
            <label className="field-label" htmlFor="head-of-purchasing">
              {t("settings.head.label")}
            </label>
            <select
              id="head-of-purchasing"
              className="control"
              value={head?.accountId ?? ""}
              disabled={save.isBusy}
              onChange={({ target }) => void save.run(target.value || null)}
            >
              <option value="">{t("settings.head.none")}</option>
              {[...new Map([...(head ? [head] : []), ...colleagues].map((one) => [one.accountId, one])).values()].map(
                ({ accountId, userName }) => (
                  <option key={accountId} value={accountId} lang="">
                    {userName}
                  </option>
                ),
              )}
            </select>
          </div>
        )}
      </QueryAnswer>
      <FailureNotice failure={save.failure} />
      <p role="status" className="settings-status">
        {status}
      </p>
    </section>
  );
}
