import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import * as changeReview from "~/contract/change-review";
import { formText } from "~/rules/form-text";
import { Instant } from "~/ui/page/instant";
import { call } from "../../built-in/call";
import { FailureNotice } from "../../built-in/failure-notice";
import { useAction } from "../../built-in/use-action";
import type { Change } from "./change-page";

type Props = { change: Change; onDone: () => void };

/** The call to the supplier at a number known before the change was asked for (S-52): recorded before anybody approves. */
export function CallBack({ change, onDone }: Props) {
  const { t } = useTranslation("gsrm");
  const { changeId, callBack, knownNumbers, approvalsNeeded, state } = change;
  const record = useAction(async (contactId: string) => {
    await call(changeReview.recordCall, { changeId, contactId });
    onDone();
  });
  if (approvalsNeeded < 2) return null;
  if (callBack)
    return (
      <section>
        <h2>{t("change.callTitle")}</h2>
        <p>
          {t("change.callDone", callBack)} <Instant at={callBack.at} />
        </p>
      </section>
    );
  if (state !== "proposed") return null;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void record.run(formText(new FormData(event.currentTarget), "contactId"));
  }
  return (
    <form onSubmit={submit} className="decision-choices">
      <h2>{t("change.callTitle")}</h2>
      <p>{t(knownNumbers.length > 0 ? "change.callText" : "change.callNone")}</p>
      {knownNumbers.map(({ contactId, name, number }, at) => (
        <label key={contactId} className="choice">
          <input type="radio" name="contactId" value={contactId} defaultChecked={at === 0} />
          {number}
          <small>{name}</small>
        </label>
      ))}
      <FailureNotice failure={record.failure} />
      {knownNumbers.length > 0 ? (
        <button type="submit" className="button-default" disabled={record.isBusy}>
          {t("change.record")}
        </button>
      ) : null}
    </form>
  );
}
