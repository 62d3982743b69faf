import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as mailboxes from "~/contract/mailboxes";
import type { MailboxRequest } from "~/contract/mailboxes";
import { ShownAddress } from "~/ui/answers/shown-address";
import { Sure } from "~/ui/feedback/sure";
import { Instant } from "~/ui/base/instant";
import { FailureNotice } from "../../built-in/failure-notice";

type Props = { requests: readonly MailboxRequest[]; onDone: (words: string) => void };

/** The replacements that wait for a second person: the account, the new address, and how it was verified. */
export function MailboxRequests({ requests, onDone }: Props) {
  const { t } = useTranslation("people");
  return (
    <section className="card settings-section" aria-labelledby="waiting-title">
      <h2 id="waiting-title">{t("mailboxes.waiting")}</h2>
      <ul className="people-requests">
        {requests.map((request) => (
          <li key={request.requestId}>
            <Request request={request} onDone={onDone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Request({ request, onDone }: { request: MailboxRequest; onDone: (words: string) => void }) {
  const { t } = useTranslation(["people", "findings"]);
  const { requestId, userName, userAccount, companies, before, email, reason, requestedBy, at, notConfirmable } =
    request;
  const confirm = useAction(async () => {
    await call(mailboxes.confirm, { requestId });
    onDone(t("mailboxes.confirmed"));
  });
  const decline = useAction(async () => {
    await call(mailboxes.decline, { requestId });
    onDone(t("mailboxes.declined"));
  });
  const declineButton = (
    <button type="button" className="button-default" disabled={decline.isBusy} onClick={() => void decline.run()}>
      {t("mailboxes.decline")}
    </button>
  );
  return (
    <>
      <h3 lang="">{userName}</h3>
      <p className="people-account" lang="">
        {[userAccount, ...companies].join(" · ")}
      </p>
      <dl className="settings-facts">
        <dt>{t("mailboxes.before")}</dt>
        <dd lang="">{before}</dd>
        <dt>{t("mailboxes.after")}</dt>
        <dd>
          <strong>
            <ShownAddress address={email} />
          </strong>
        </dd>
        <dt>{t("mailboxes.by")}</dt>
        <dd>
          <span lang="">{requestedBy}</span> · <Instant at={at} />
        </dd>
        <dt>{t("mailboxes.reason")}</dt>
        <dd lang="" className="people-reason">
          {reason}
        </dd>
      </dl>
      {notConfirmable ? (
        <>
          <p className="field-hint">{t(`findings:${notConfirmable}` as "findings:account.roles.own")}</p>
          <div className="section-actions">{declineButton}</div>
        </>
      ) : (
        <Sure
          words={{
            act: t("mailboxes.confirm"),
            sure: t("mailboxes.confirmSure"),
            yes: t("mailboxes.confirmYes"),
            no: t("no"),
          }}
          look="button-primary"
          isBusy={confirm.isBusy}
          onYes={() => void confirm.run()}
        >
          {declineButton}
        </Sure>
      )}
      <FailureNotice failure={confirm.failure ?? decline.failure} />
    </>
  );
}
