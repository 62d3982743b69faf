import "~/ui/form/form.css";
import "../review-settings/settings.css";
import "./invitations.css";
import { Link, useLocation, useNavigate } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as invitations from "~/contract/invitations";
import { listPaths } from "~/list-paths";
import { firstPage } from "~/rules/paging/page-sizes";
import { lengths } from "~/rules/limits/lengths";
import { ShownAddress } from "~/ui/answers/shown-address";
import { invitationFilter, type InvitationPlace, parseInvitationPlace } from "~/rules/invitation/invitation-place";
import { type InvitationState, invitationStates } from "~/rules/invitation/invitation-states";
import { pages } from "~/rules/pages";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { Instant } from "~/ui/base/instant";
import { Nothing } from "~/ui/reading/nothing";
import { ListPage } from "../../built-in/list-page";
import { InviteForm } from "./invite-form";
import { RowActs } from "./row-acts";
import { WorkbookForm } from "./workbook-form";

const badges: Record<InvitationState, string> = {
  sent: "badge",
  opened: "badge",
  registered: "badge badge-good",
  expired: "badge badge-late",
  withdrawn: "badge badge-quiet",
};

/** The invitations to register, newest first, with their states. */
export default function InvitationsPage() {
  const { t } = useTranslation("invitations");
  const place = parseInvitationPlace(new URLSearchParams(useLocation().search));
  const { page, size, state, search } = place;
  const query = useAnswer(invitations.list, { page, size, search, ...(state && { state }) });
  const [status, setStatus] = useState("");
  const announce = (words: string) => {
    setStatus(words);
    query.reload();
  };
  const isNarrowed = state !== "" || search !== "";
  return (
    <ListPage
      title={t("title")}
      lead={t("lead")}
      actions={
        <Link to={pages.queue} className="button-default">
          {t("back")}
        </Link>
      }
      filter={
        <>
          <InviteForm onTry={() => setStatus("")} onSent={(count) => announce(t("form.sent", { count }))} />
          <WorkbookForm onSent={(count) => announce(t("form.sent", { count }))} />
          <p role="status" className="invitations-status">
            {status}
          </p>
          <Filter key={`${state} ${search}`} place={place} />
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
          title: t("columns.company"),
          render: ({ companyName, email, registrationId }) => (
            <>
              {registrationId ? (
                <Link to={listPaths.registrationFile(registrationId)} lang="">
                  {companyName}
                </Link>
              ) : (
                <span lang="">{companyName}</span>
              )}
              <span className="invitations-email">
                <ShownAddress address={email} />
              </span>
            </>
          ),
        },
        { title: t("columns.country"), render: ({ countryName }) => countryName },
        {
          title: t("columns.state"),
          render: (row) => <span className={badges[row.state]}>{t(`states.${row.state}`)}</span>,
        },
        { title: t("columns.invitedBy"), render: ({ invitedBy }) => <span lang="">{invitedBy}</span> },
        { title: t("columns.sent"), render: ({ sentAt }) => <Instant at={sentAt} show="day" /> },
        { title: t("columns.expires"), render: ({ expiresAt }) => <Instant at={expiresAt} show="day" /> },
        { title: t("columns.acts"), render: (row) => <RowActs invitation={row} onDone={announce} /> },
      ]}
      rowKey={({ invitationId }) => invitationId}
      place={place}
      to={(to) => listPaths.invitationsAt({ ...place, ...to })}
    />
  );
}

/** Filters by company name and state. */
function Filter({ place }: { place: InvitationPlace }) {
  const { t } = useTranslation("invitations");
  const navigate = useNavigate();
  const form = useSchemaForm(invitationFilter, { search: place.search, state: place.state });
  return (
    <form
      className="invitations-filter"
      role="search"
      onSubmit={form.submit((filter) => navigate(listPaths.invitationsAt({ ...place, ...filter, page: firstPage })))}
    >
      <label className="off-screen" htmlFor="invitations-search">
        {t("search")}
      </label>
      <input
        {...form.control("search")}
        id="invitations-search"
        type="search"
        className="control"
        maxLength={lengths.name}
        placeholder={t("search")}
      />
      <label className="off-screen" htmlFor="invitations-state">
        {t("state")}
      </label>
      <select {...form.control("state")} id="invitations-state" className="control">
        <option value="">{t("anyState")}</option>
        {invitationStates.map((one) => (
          <option key={one} value={one}>
            {t(`states.${one}`)}
          </option>
        ))}
      </select>
      <button type="submit" className="button-default">
        {t("find")}
      </button>
    </form>
  );
}
