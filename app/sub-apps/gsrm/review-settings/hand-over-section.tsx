import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as assignment from "~/contract/assignment";
import type { Colleague } from "~/contract/assignment";
import { Sure } from "~/ui/feedback/sure";
import { FailureNotice } from "../../built-in/failure-notice";

type Props = {
  colleagues: readonly Colleague[];
  /** Whether the user may also reassign a colleague's registrations, not only their own. */
  mayChooseFrom: boolean;
  onChanged: () => void;
};

/** Reassigns all open reviews to a colleague, after confirmation. */
export function HandOverSection({ colleagues, mayChooseFrom, onChanged }: Props) {
  const { t } = useTranslation("teamwork");
  const [fromId, setFromId] = useState(() => colleagues.find(({ isSelf }) => isSelf)?.accountId ?? "");
  const [toId, setToId] = useState("");
  const [status, setStatus] = useState("");
  const handOver = useAction(async () => {
    const { assignee, count } = await call(assignment.handOver, { fromId, toId });
    setStatus(t("settings.handOver.done", { count, name: assignee.userName }));
    setToId("");
    onChanged();
  });
  const option = ({ accountId, userName, openCount }: Colleague) => (
    <option key={accountId} value={accountId} lang="">
      {`${userName} · ${t("assign.open", { count: openCount })}`}
    </option>
  );
  return (
    <section className="card settings-section" aria-labelledby="hand-over-title">
      <h2 id="hand-over-title">{t("settings.handOver.title")}</h2>
      <p>{t("settings.handOver.text")}</p>
      <div className="settings-row">
        {mayChooseFrom ? (
          <div className="field">
            <label className="field-label" htmlFor="hand-over-from">
              {t("settings.handOver.from")}
            </label>
            <select
              id="hand-over-from"
              className="control"
              value={fromId}
              onChange={({ target }) => setFromId(target.value)}
            >
              {colleagues.map(option)}
            </select>
          </div>
        ) : null}
        <div className="field">
          <label className="field-label" htmlFor="hand-over-to">
            {t("settings.handOver.to")}
          </label>
          <select id="hand-over-to" className="control" value={toId} onChange={({ target }) => setToId(target.value)}>
            <option value="">{t("settings.handOver.choose")}</option>
            {colleagues.filter(({ accountId }) => accountId !== fromId).map(option)}
          </select>
        </div>
        <Sure
          key={status}
          words={{
            act: t("settings.handOver.submit"),
            sure: t("settings.handOver.sure"),
            yes: t("settings.handOver.yes"),
            no: t("settings.cancel"),
          }}
          look="button-default"
          isBusy={handOver.isBusy}
          isOff={toId === "" || toId === fromId}
          onYes={() => void handOver.run()}
        />
      </div>
      <FailureNotice failure={handOver.failure} />
      <p role="status" className="settings-status" lang="">
        {status}
      </p>
    </section>
  );
}
