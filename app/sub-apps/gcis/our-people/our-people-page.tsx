import "./our-people.css";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import type { SupplierPerson } from "~/contract/supplier-people";
import * as supplierPeople from "~/contract/supplier-people";
import { listPaths } from "~/list-paths";
import { parseValuesPlace } from "~/rules/lists/values-place";
import { firstPage } from "~/rules/paging/page-sizes";
import { formatList } from "~/rules/format";
import { ShownAddress } from "~/ui/answers/shown-address";
import { Instant } from "~/ui/base/instant";
import { Nothing } from "~/ui/reading/nothing";
import { ListPage } from "../../built-in/list-page";
import { ListSearchForm } from "../../built-in/list-search-form";
import { useLocation } from "../../built-in/router";
import { InvitePerson } from "./invite-person";
import { PersonPanel } from "./person-panel";

/** The people of a supplier, for its administrators: members, invited people and removed people. */
export default function OurPeoplePage() {
  const { t, i18n } = useTranslation("ourPeople");
  const place = parseValuesPlace(new URLSearchParams(useLocation().search));
  const { page, size, search } = place;
  const query = useAnswer(supplierPeople.list, { search, page, size });
  const [openId, setOpenId] = useState<string | null>(null);
  const [status, setStatus] = useState("");
  const opener = useRef<HTMLElement | null>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (openId !== null) return;
    // A removal also removes the focused button.
    if (opener.current?.isConnected) opener.current.focus();
    else if (opener.current) heading.current?.focus();
  }, [openId]);
  function announce(words: string) {
    setOpenId(null);
    setStatus(words);
    query.reload();
  }
  const opened = query.answer?.content.find(({ id }) => id === openId);
  return (
    <ListPage
      title={t("title")}
      lead={t("lead")}
      actions={null}
      filter={
        <>
          <InvitePerson onTry={() => setStatus("")} onSent={(email) => announce(t("invite.sent", { email }))} />
          <p
            ref={heading}
            role="status"
            tabIndex={-1}
            lang=""
            className={status === "" ? "off-screen" : "notice notice-good"}
          >
            {status}
          </p>
          <ListSearchForm
            key={search}
            id="our-people-search"
            label={t("search.label")}
            submit={t("search.submit")}
            search={search}
            to={(text) => listPaths.ourPeopleAt({ search: text, page: firstPage, size })}
          />
          {opened ? (
            <PersonPanel
              key={`${opened.id} ${opened.state}`}
              person={opened}
              onDone={announce}
              onClose={() => setOpenId(null)}
            />
          ) : null}
          {query.answer?.totalElements === 1 && search === "" ? <p className="notice">{t("alone")}</p> : null}
        </>
      }
      query={query}
      empty={<Nothing title={t("none")} text={t("noneText")} />}
      label={t("label")}
      columns={[
        { title: t("columns.person"), render: (person) => <PersonCell person={person} /> },
        { title: t("columns.state"), render: (person) => <PersonState person={person} /> },
        {
          title: t("columns.areas"),
          render: ({ areas, isAdministrator }) => {
            const names = [
              ...(isAdministrator ? [t("administrator")] : []),
              ...areas.map((area) => t(`areas.${area}`)),
            ];
            return names.length > 0 ? formatList(i18n.language, names) : t("noAreas");
          },
        },
        {
          title: t("columns.acts"),
          render: ({ id, userName, state }) =>
            state === "removed" ? null : (
              <button
                type="button"
                className="button-default"
                aria-label={t("openFor", { name: userName })}
                onClick={({ currentTarget }) => {
                  opener.current = currentTarget;
                  setStatus("");
                  setOpenId(id);
                }}
              >
                {t("open")}
              </button>
            ),
        },
      ]}
      rowKey={({ id, state }) => `${state} ${id}`}
      place={place}
      to={(next) => listPaths.ourPeopleAt({ ...next, search })}
    />
  );
}

function PersonCell({ person: { userName, email, isSelf } }: { person: SupplierPerson }) {
  const { t } = useTranslation("ourPeople");
  return (
    <>
      <span lang="">{userName}</span> {isSelf ? t("self") : null}
      <span className="our-people-email rows-address">
        <ShownAddress address={email} />
      </span>
    </>
  );
}

const looks = {
  active: "badge badge-good",
  barred: "badge badge-late",
  invited: "badge",
  expired: "badge badge-late",
  removed: "badge",
} as const;

function PersonState({ person: { state, at } }: { person: SupplierPerson }) {
  const { t } = useTranslation("ourPeople");
  return (
    <>
      <span className={looks[state]}>{t(`states.${state}`)}</span>
      {at === null || state === "barred" ? null : (
        <span className="our-people-at">
          {t(`at.${state}`)} <Instant at={at} show="day" />
        </span>
      )}
    </>
  );
}
