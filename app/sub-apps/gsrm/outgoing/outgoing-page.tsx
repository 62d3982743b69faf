import "./outgoing.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as outgoing from "~/contract/outgoing";
import { listPaths } from "~/list-paths";
import { parseOutgoingPlace } from "~/rules/emails/outgoing-place";
import { pages } from "~/rules/pages";
import { Instant } from "~/ui/base/instant";
import { Nothing } from "~/ui/reading/nothing";
import { ListPage } from "../../built-in/list-page";
import { Link, useLocation } from "../../built-in/router";
import { HeldNotice } from "./held-notice";
import { OutgoingFilter } from "./outgoing-filter";
import { OutgoingResult } from "./outgoing-result";
import { SendNow } from "./send-now";

/** The emails and text messages of the portal, the newest first: the result of each, and a button to send it now. */
export default function OutgoingPage() {
  const { t } = useTranslation(["outgoing", "gsrm"]);
  const place = parseOutgoingPlace(new URLSearchParams(useLocation().search));
  const { page, size, state } = place;
  const query = useAnswer(outgoing.list, { page, size, ...(state && { state }) });
  const [status, setStatus] = useState("");
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
          <HeldNotice emails={query.answer?.content ?? []} />
          <OutgoingFilter place={place} />
          <p role="status" className={status === "" ? "off-screen" : "notice notice-good"}>
            {status}
          </p>
        </>
      }
      query={query}
      empty={
        <Nothing
          title={state === "" ? t("none") : t("nothingFound")}
          text={state === "" ? t("noneText") : t("nothingFoundText")}
        />
      }
      label={t("label")}
      columns={[
        {
          title: t("columns.topic"),
          render: ({ topic, channel, createdAt }) => (
            <>
              {t(`gsrm:undelivered.topics.${topic}`)}
              <span className="outgoing-detail">
                {t(`channels.${channel}`)} · <Instant at={createdAt} />
              </span>
            </>
          ),
        },
        {
          title: t("columns.to"),
          render: ({ to }) =>
            to === null ? (
              <span className="outgoing-none">{t("notKept")}</span>
            ) : (
              <span lang="" className="rows-address">
                {to}
              </span>
            ),
        },
        {
          title: t("columns.registration"),
          render: ({ registrationId, number }) =>
            registrationId === null ? (
              <span className="outgoing-none">{t("noRegistration")}</span>
            ) : (
              <Link to={listPaths.registrationFile(registrationId)}>{number}</Link>
            ),
        },
        { title: t("columns.state"), render: (row) => <OutgoingResult email={row} /> },
        { title: t("columns.attempts"), render: ({ attempts }) => attempts },
        {
          title: t("columns.acts"),
          render: (row) => (
            <SendNow
              email={row}
              onDone={(words) => {
                setStatus(words);
                query.reload();
              }}
            />
          ),
        },
      ]}
      rowKey={({ emailId }) => emailId}
      place={place}
      to={(to) => listPaths.outgoingEmailsAt({ ...place, ...to })}
    />
  );
}
