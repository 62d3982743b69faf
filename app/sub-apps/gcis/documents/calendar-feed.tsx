import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as documents from "~/contract/documents";
import { paths } from "~/paths";
import { FailureNotice } from "~/sub-apps/built-in/failure-notice";
import { CopyButton } from "~/ui/base/copy-button";
import { Sure } from "~/ui/feedback/sure";
import { Instant } from "~/ui/base/instant";

type Props = { feed: { createdAt: string } | null; onChanged: () => void };

/** The secret address of the calendar feed: it can be created, renewed and revoked, and is shown once. */
export function CalendarFeed({ feed, onChanged }: Props) {
  const { t, i18n } = useTranslation("documents");
  const [address, setAddress] = useState<string | null>(null);
  const [status, setStatus] = useState("");
  const create = useAction(async () => {
    setStatus("");
    const { key } = await call(documents.createFeed, { language: i18n.language === "zh" ? "zh" : "en" });
    setAddress(new URL(paths.calendarFeed(key), location.origin).href);
    onChanged();
  });
  const withdraw = useAction(async () => {
    await call(documents.withdrawFeed, {});
    setAddress(null);
    setStatus(t("feed.withdrawn"));
    onChanged();
  });
  return (
    <section className="card documents-feed" aria-labelledby="feed-title">
      <h2 id="feed-title">{t("feed.title")}</h2>
      <p>{t("feed.text")}</p>
      {feed ? (
        <p className="field-hint">
          {t("feed.created")}
          <Instant at={feed.createdAt} />
        </p>
      ) : (
        <p>{t("feed.none")}</p>
      )}
      {address ? <Address address={address} /> : feed ? <p>{t("feed.hidden")}</p> : null}
      <FailureNotice failure={create.failure ?? withdraw.failure} />
      {feed ? (
        <div className="documents-actions">
          <Sure
            words={{ act: t("feed.renew"), sure: t("feed.renewSure"), yes: t("feed.renewYes"), no: t("feed.no") }}
            look="button-default"
            isBusy={create.isBusy}
            onYes={() => void create.run()}
            key={`renew ${feed.createdAt}`}
          />
          <Sure
            words={{
              act: t("feed.withdraw"),
              sure: t("feed.withdrawSure"),
              yes: t("feed.withdrawYes"),
              no: t("feed.no"),
            }}
            look="button-default"
            isBusy={withdraw.isBusy}
            onYes={() => void withdraw.run()}
          />
        </div>
      ) : (
        <div className="section-actions">
          <button type="button" className="button-primary" disabled={create.isBusy} onClick={() => void create.run()}>
            {create.isBusy ? t("feed.creating") : t("feed.create")}
          </button>
        </div>
      )}
      <p role="status" className="documents-status">
        {status}
      </p>
    </section>
  );
}

/** The address with a button that copies it; focus selects it. */
function Address({ address }: { address: string }) {
  const { t } = useTranslation("documents");
  return (
    <div className="field">
      <label className="field-label" htmlFor="feed-address">
        {t("feed.address")}
      </label>
      <div className="documents-address">
        <input
          id="feed-address"
          className="control"
          readOnly
          value={address}
          aria-describedby="feed-once"
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={address} caption={t("feed.copy")} className="button-primary" />
      </div>
      <p id="feed-once" className="field-hint">
        {t("feed.once")}
      </p>
    </div>
  );
}
