import "../review-settings/settings.css";
import "./people.css";
import { Link, useParams } from "../../built-in/router";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as people from "~/contract/people";
import type { StaffPerson } from "~/contract/people";
import { paths } from "~/paths";
import { pages } from "~/rules/pages";
import { Instant } from "~/ui/base/instant";
import { QueryAnswer } from "../../built-in/answered";
import { useTitle } from "../../built-in/host";
import { Outcome } from "../../built-in/outcome";
import { PageHead } from "../../built-in/page-head";
import { AccessSection } from "./access-section";
import { BarSection } from "./bar-section";
import { CompanySection } from "./company-section";
import { PersonRoles } from "./person-name";
import { ReadmitSection } from "./readmit-section";
import { RenameForm } from "./rename-form";

/** One person of the buying company, and what a super admin can do about the account. */
export default function PersonPage() {
  const { id = "" } = useParams();
  const query = useAnswer(people.load, { accountId: id });
  const [done, setDone] = useState<{ words: string; at: number } | null>(null);
  const announce = (words: string) => {
    setDone((before) => ({ words, at: (before?.at ?? 0) + 1 }));
    query.reload();
  };
  return (
    <QueryAnswer query={query}>
      {(person) => (
        <Person
          key={id}
          person={person}
          onDone={announce}
          outcome={<Outcome key={done?.at} words={done?.words ?? null} />}
        />
      )}
    </QueryAnswer>
  );
}

type Props = { person: StaffPerson; onDone: (words: string) => void; outcome: ReactNode };

function Person({ person, onDone, outcome }: Props) {
  const { t } = useTranslation("people");
  const { userName, userAccount, isBarred, isSelf } = person;
  useTitle(userName);
  return (
    <>
      <PageHead title={userName} isName>
        <Link to={pages.people} className="button-default">
          {t("back")}
        </Link>
      </PageHead>
      {outcome}
      <PersonFacts person={person} />
      <RenameForm key={userName} person={person} onDone={onDone} />
      <section className="card settings-section" aria-labelledby="roles-title">
        <h2 id="roles-title">{t("roles.title")}</h2>
        <p>{t("roles.text")}</p>
        <p>
          <Link to={isSelf ? paths.members(0) : paths.memberRoles(0, userAccount)}>{t("roles.open")}</Link>
        </p>
      </section>
      {person.hasCompanyDoor ? <CompanySection person={person} onDone={onDone} /> : null}
      <AccessSection person={person} onDone={onDone} />
      {isBarred ? <ReadmitSection person={person} onDone={onDone} /> : <BarSection person={person} onDone={onDone} />}
    </>
  );
}

function PersonFacts({ person }: Pick<Props, "person">) {
  const { t } = useTranslation("people");
  const { userAccount, email, isBarred, lastSeenAt } = person;
  return (
    <section className="card settings-section" aria-label={t("label")}>
      <dl className="settings-facts">
        <dt>{t("facts.state")}</dt>
        <dd>
          <span className={isBarred ? "badge badge-late" : "badge badge-good"}>
            {isBarred ? t("barred") : t("facts.active")}
          </span>
        </dd>
        <dt>{t("facts.account")}</dt>
        <dd lang="">{userAccount}</dd>
        <dt>{t("facts.email")}</dt>
        <dd lang="">{email}</dd>
        <dt>{t("facts.roles")}</dt>
        <dd>
          <PersonRoles person={person} />
        </dd>
        <dt>{t("facts.seen")}</dt>
        <dd>{lastSeenAt === null ? t("neverSeen") : <Instant at={lastSeenAt} />}</dd>
      </dl>
    </section>
  );
}
