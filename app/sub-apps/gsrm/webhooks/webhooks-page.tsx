import "./webhooks.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as webhooks from "~/contract/webhooks";
import { listPaths } from "~/list-paths";
import { pages } from "~/rules/pages";
import { parseWebhookPlace } from "~/rules/webhook/webhook-place";
import type { WebhookState } from "~/rules/webhook/webhook-states";
import { Instant } from "~/ui/base/instant";
import { Nothing } from "~/ui/reading/nothing";
import { ListPage } from "../../built-in/list-page";
import { Link, useLocation } from "../../built-in/router";
import { Replay } from "./replay";
import { WebhookFilter } from "./webhook-filter";

const badges: Record<WebhookState, string> = {
  waiting: "badge",
  delivered: "badge badge-good",
  failed: "badge badge-late",
};

/** The events sent to other systems, the newest first: the result of each, and a button to send it again. */
export default function WebhooksPage() {
  const { t } = useTranslation("webhooks");
  const place = parseWebhookPlace(new URLSearchParams(useLocation().search));
  const { page, size, state, event } = place;
  const query = useAnswer(webhooks.list, { page, size, ...(state && { state }), ...(event && { event }) });
  const [status, setStatus] = useState("");
  const isNarrowed = state !== "" || event !== "";
  return (
    <ListPage
      title={t("title")}
      lead={t("lead")}
      actions={
        <Link to={pages.reviewSettings} className="button-default">
          {t("back")}
        </Link>
      }
      filter={
        <>
          {query.answer ? <Hosts hosts={query.answer.hosts} /> : null}
          <WebhookFilter place={place} />
          <p role="status" className={status === "" ? "off-screen" : "notice notice-good"}>
            {status}
          </p>
        </>
      }
      query={query}
      empty={
        <Nothing
          title={isNarrowed ? t("nothingFound") : t("none")}
          text={isNarrowed ? t("nothingFoundText") : t("noneText")}
        />
      }
      label={t("label")}
      columns={[
        {
          title: t("columns.event"),
          render: (row) => (
            <>
              {t(`events.${row.event}`)}
              <span className="webhooks-at">
                <Instant at={row.createdAt} />
              </span>
            </>
          ),
        },
        {
          title: t("columns.registration"),
          render: ({ registrationId, number }) => (
            <Link to={listPaths.registrationFile(registrationId)}>{number ?? t("noNumber")}</Link>
          ),
        },
        {
          title: t("columns.host"),
          render: ({ host }) => (
            <span lang="" className="webhooks-host">
              {host}
            </span>
          ),
        },
        {
          title: t("columns.state"),
          render: (row) => <span className={badges[row.state]}>{t(`states.${row.state}`)}</span>,
        },
        { title: t("columns.attempts"), render: ({ attempts }) => attempts },
        { title: t("columns.last"), render: (row) => <LastResult delivery={row} /> },
        { title: t("columns.next"), render: ({ nextAt }) => (nextAt ? <Instant at={nextAt} /> : t("noNext")) },
        {
          title: t("columns.acts"),
          render: (row) => (
            <Replay
              delivery={row}
              onDone={(words) => {
                setStatus(words);
                query.reload();
              }}
            />
          ),
        },
      ]}
      rowKey={({ deliveryId }) => deliveryId}
      place={place}
      to={(to) => listPaths.webhooksAt({ ...place, ...to })}
    />
  );
}

function Hosts({ hosts }: { hosts: readonly string[] }) {
  const { t, i18n } = useTranslation("webhooks");
  if (hosts.length === 0) return <p className="notice notice-warning">{t("off")}</p>;
  return (
    <p>
      {t("hosts")}
      <span lang="" className="webhooks-host">
        {new Intl.ListFormat(i18n.language).format(hosts)}
      </span>
    </p>
  );
}

/** The result and the time of the last attempt. */
function LastResult({ delivery: { problem, status, triedAt } }: { delivery: webhooks.WebhookDelivery }) {
  const { t } = useTranslation("webhooks");
  return (
    <>
      {t(`result.${problem ?? (triedAt === null ? "none" : "delivered")}`, { status })}
      {triedAt === null ? null : (
        <span className="webhooks-at">
          <Instant at={triedAt} />
        </span>
      )}
    </>
  );
}
