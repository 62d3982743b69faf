import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import * as changeReview from "~/contract/change-review";
import { formText } from "~/rules/form-text";
import { lengths } from "~/rules/limits";
import { call } from "../../built-in/call";
import { FailureNotice } from "../../built-in/failure-notice";
import { useAction } from "../../built-in/use-action";
import type { Change } from "./change-page";

type Props = { change: Change; onDone: () => void };
type Recipient = Change["recipients"][number];

/** Everybody who was told of the change, who of them stopped it, and the way to close a link that is misused. */
export function Recipients({ change, onDone }: Props) {
  const { t } = useTranslation("gsrm");
  const { changeId, recipients, calls } = change;
  if (recipients.length === 0) return null;
  const isReached = calls.some(({ outcome }) => outcome === "confirmed" || outcome === "denied");
  const open = recipients.filter(({ isClosed }) => !isClosed).length;
  return (
    <section className="card" aria-labelledby="recipients-title">
      <h2 id="recipients-title">{t("change.recipients")}</h2>
      <p className="field-hint">{t("change.recipientsText")}</p>
      <ul className="change-recipients">
        {recipients.map((one) => (
          <li key={one.recipient}>
            <span lang="">{one.email}</span>
            {one.hasStopped ? <span className="badge badge-late">{t("change.hasStopped")}</span> : null}
            {one.isClosed ? <span className="badge">{t("change.linkClosed")}</span> : null}
            {isReached && !one.isClosed && open > 1 ? (
              <CloseLink changeId={changeId} recipient={one} onDone={onDone} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CloseLink({ changeId, recipient: { recipient, email }, onDone }: CloseProps) {
  const { t } = useTranslation("gsrm");
  const [isMissing, setMissing] = useState(false);
  const close = useAction(async (note: string) => {
    await call(changeReview.closeLink, { changeId, recipient, note });
    onDone();
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const note = formText(new FormData(event.currentTarget), "note").trim();
    setMissing(note === "");
    if (note) void close.run(note);
    else document.getElementById(`close-${recipient}`)?.focus();
  }
  return (
    <details>
      <summary>
        {t("change.closeLink")}
        <span className="off-screen"> {email}</span>
      </summary>
      <form onSubmit={submit} noValidate className="field">
        <label className="field-label" htmlFor={`close-${recipient}`}>
          {t("change.closeNote")}
        </label>
        <textarea
          id={`close-${recipient}`}
          name="note"
          className="control"
          rows={2}
          maxLength={lengths.scope}
          aria-invalid={isMissing}
          aria-describedby={`close-problem-${recipient}`}
        />
        <p id={`close-problem-${recipient}`} className="field-error" aria-live="polite">
          {isMissing ? t("change.closeNoteNeeded") : null}
        </p>
        <FailureNotice failure={close.failure} />
        <button type="submit" className="button-default" disabled={close.isBusy}>
          {close.isBusy ? t("change.busy") : t("change.closeLink")}
        </button>
      </form>
    </details>
  );
}
type CloseProps = { changeId: string; recipient: Recipient; onDone: () => void };
