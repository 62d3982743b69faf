import "../review-settings/settings.css";
import "./people.css";
import { Link, useLocation } from "../../built-in/router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as people from "~/contract/people";
import { listPaths } from "~/list-paths";
import { pages } from "~/rules/pages";
import { parseQueuePlace } from "~/rules/queue/queue-place";
import { parsePagePlace } from "~/rules/paging/paging";
import { Instant } from "~/ui/base/instant";
import { Nothing } from "~/ui/reading/nothing";
import { ListPage } from "../../built-in/list-page";
import { InviteColleague } from "./invite-colleague";
import { Invitees } from "./invitees";
import { UnlinkedSignIns } from "./unlinked-sign-ins";
import { PersonName, PersonRoles } from "./person-name";

/** The people of the buying company with their open reviews, and the open invitations. */
export default function PeoplePage() {
  const { t } = useTranslation("people");
  const place = parsePagePlace(new URLSearchParams(useLocation().search));
  const query = useAnswer(people.list, place);
  const invitations = useAnswer(people.invitations, {});
  const unlinked = useAnswer(people.unlinked, {});
  const [status, setStatus] = useState("");
  const announce = (words: string) => {
    setStatus(words);
    invitations.reload();
    unlinked.reload();
  };
  return (
    <ListPage
      title={t("title")}
      lead={t("lead")}
      actions={
        <Link to={pages.lostMailboxes} className="button-default">
          {t("mailboxes.open")}
        </Link>
      }
      filter={
        <>
          <InviteColleague onTry={() => setStatus("")} onSent={(email) => announce(t("invite.sent", { email }))} />
          <p role="status" lang="" className={status === "" ? "off-screen" : "notice notice-good"}>
            {status}
          </p>
          {invitations.answer && invitations.answer.length > 0 ? (
            <Invitees invitees={invitations.answer} onDone={announce} />
          ) : null}
          {unlinked.answer && unlinked.answer.length > 0 ? (
            <section className="card rows people-invitees" aria-labelledby="unlinked-title">
              <h2 id="unlinked-title">{t("unlinked.title")}</h2>
              <p>{t("unlinked.text")}</p>
              <UnlinkedSignIns signIns={unlinked.answer} onDone={announce} />
            </section>
          ) : null}
        </>
      }
      query={query}
      empty={<Nothing title={t("none")} text={t("noneText")} />}
      label={t("label")}
      columns={[
        { title: t("columns.person"), render: (person) => <PersonName person={person} isLink /> },
        { title: t("columns.roles"), render: (person) => <PersonRoles person={person} /> },
        {
          title: t("columns.open"),
          render: ({ accountId, openCount }) =>
            openCount === 0 ? (
              t("noReviews")
            ) : (
              <Link to={listPaths.registrationsAt({ ...wholeQueue, assignee: accountId })}>
                {t("open", { count: openCount })}
              </Link>
            ),
        },
        {
          title: t("columns.seen"),
          render: ({ lastSeenAt }) => (lastSeenAt === null ? t("neverSeen") : <Instant at={lastSeenAt} />),
        },
      ]}
      rowKey={({ accountId }) => accountId}
      place={place}
      to={listPaths.peopleAt}
    />
  );
}

/** All registrations, in the usual order of the queue. */
const wholeQueue = parseQueuePlace(new URLSearchParams({ view: "all" }));
