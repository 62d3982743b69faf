import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as changeReview from "~/contract/change-review";
import { withWireDomain } from "~/rules/sign-in/wire-domain";
import { ShownAddress } from "~/ui/answers/shown-address";
import { FailureNotice } from "~/sub-apps/built-in/failure-notice";
import { ReasonForm } from "../base/reason-form";
import type { ReviewedChange } from "./change";

type Props = { change: ReviewedChange; onDone: () => void };
type Recipient = ReviewedChange["recipients"][number];

/** The state of a recipient's emails. Using the link in one shows that it was read, even if another one still waits. */
const deliveryOf = ({ letters, hasStopped }: Recipient) => (hasStopped ? "used" : letters);

/** Everyone notified of the change, who stopped it, and the button to close a misused link. */
export function Recipients({ change, onDone }: Props) {
  const { t } = useTranslation("gsrm");
  const { changeId, recipients, calls } = change;
  if (recipients.length === 0) return null;
  const isReached = calls.some(({ outcome }) => outcome === "confirmed" || outcome === "denied");
  const sent = recipients.filter((one) => deliveryOf(one) === "sent" || deliveryOf(one) === "used").length;
  const open = recipients.filter(({ isClosed }) => !isClosed).length;
  return (
    <section className="card" aria-labelledby="recipients-title">
      <div className="comparison-head">
        <h2 id="recipients-title">{t("change.recipients")}</h2>
        <span className={`badge ${sent === recipients.length ? "badge-good" : "badge-warn"}`}>
          {t("change.emailsSent", { sent, of: recipients.length })}
        </span>
      </div>
      <p className="field-hint">{t("change.recipientsText")}</p>
      <ul className="change-recipients">
        {recipients.map((one) => (
          <li key={one.recipient}>
            <ShownAddress address={one.email} />
            <span className={deliveryOf(one) === "undelivered" ? "field-warning" : "field-hint"}>
              {t(`change.emails.${deliveryOf(one)}`)}
            </span>
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

type CloseProps = { changeId: string; recipient: Recipient; onDone: () => void };

function CloseLink({ changeId, recipient: { recipient, email }, onDone }: CloseProps) {
  const { t } = useTranslation("gsrm");
  const close = useAction(async (note: string) => {
    await call(changeReview.closeLink, { changeId, recipient, note });
    onDone();
  });
  return (
    <details>
      <summary>
        {t("change.closeLink")}
        <span className="off-screen"> {withWireDomain(email)}</span>
      </summary>
      <ReasonForm
        id={`close-${recipient}`}
        words={{ label: t("change.closeNote"), missing: t("change.closeNoteNeeded"), submit: t("change.closeLink") }}
        rows={2}
        action={close}
        failure={<FailureNotice failure={close.failure} />}
      />
    </details>
  );
}
