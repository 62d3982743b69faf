import "./documents.css";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useAnswer } from "~/client/use-answer";
import * as documents from "~/contract/documents";
import { paths } from "~/paths";
import { documentState } from "~/rules/documents/document-state";
import { formatMonth } from "~/rules/format";
import { Instant } from "~/ui/base/instant";
import { Nothing } from "~/ui/reading/nothing";
import { QueryAnswer } from "../../built-in/answered";
import { badgeOf, useDocumentWords } from "../../built-in/document-words";
import { PageHead } from "../../built-in/page-head";
import { Link } from "../../built-in/router";
import { useMayChange } from "../base/own-areas";
import { CalendarFeed } from "./calendar-feed";

type Own = NonNullable<z.output<typeof documents.load.answer>>;
type Document = Own["documents"][number];

/** The expiry dates of the documents of the own company file, by month, with links to replace them. */
export default function DocumentsPage() {
  const { t } = useTranslation("documents");
  const query = useAnswer(documents.load, {});
  return (
    <>
      <PageHead title={t("own.title")} lead={t("own.lead")}>
        <Link to={paths.company} className="button-default">
          {t("own.toFile")}
        </Link>
      </PageHead>
      <QueryAnswer query={query}>
        {(own) =>
          own && own.documents.length > 0 ? (
            <>
              <Months own={own} />
              <CalendarFeed feed={own.feed} onChanged={query.reload} />
            </>
          ) : (
            <Nothing title={t("own.none")} text={t("own.noneText")} />
          )
        }
      </QueryAnswer>
    </>
  );
}

/** Expired documents come first, documents that never expire last. */
function Months({ own }: { own: Own }) {
  const { t, i18n } = useTranslation("documents");
  const groups = new Map<string, Document[]>();
  for (const date of own.documents) {
    const group = groupOf(date, own.today);
    groups.set(group, [...(groups.get(group) ?? []), date]);
  }
  const titleOf = (group: string) =>
    group === "expired" || group === "unlimited" ? t(`own.${group}`) : formatMonth(i18n.language, group, "long");
  return [...groups].map(([group, dates]) => (
    <section key={group} className="card" aria-labelledby={`documents-${group}`}>
      <h2 id={`documents-${group}`}>{titleOf(group)}</h2>
      {group === "unlimited" ? <p>{t("own.unlimitedText")}</p> : null}
      <ul className="documents-list">
        {dates.map((date) => (
          <DocumentRow key={date.document} date={date} own={own} />
        ))}
      </ul>
    </section>
  ));
}

/** The documents of a month, or those without one. */
function groupOf({ kind, dueOn }: Document, today: string): string {
  if (dueOn === null) return "unlimited";
  return documentState({ kind, dueOn }, today) === "expired" ? "expired" : dueOn.slice(0, 7);
}

function DocumentRow({ date, own: { today, isReplaceable } }: { date: Document; own: Own }) {
  const { t } = useTranslation("documents");
  const { nameOf, timeLeft } = useDocumentWords();
  const { kind, section, dueOn } = date;
  const state = documentState(date, today);
  const name = nameOf(date);
  const mayChange = useMayChange();
  // A certificate of the company file replaces a document of the certification.
  const place = section === "certification" ? "manage" : section;
  return (
    <li>
      <span className="documents-name" lang={date.name === null ? undefined : ""}>
        {name}
      </span>
      <span className={badgeOf[state]}>{t(`states.${state}`)}</span>
      {dueOn === null ? null : (
        <span className="documents-day">
          {t(kind === "audit" ? "auditBy" : "validUntil")}
          <Instant at={dueOn} show="day" />
          <span className="field-hint">{timeLeft({ kind, dueOn }, today)}</span>
        </span>
      )}
      {isReplaceable && kind !== "audit" && mayChange(place) ? (
        <Link
          to={paths.proposeChange(place)}
          className="button-default"
          aria-label={t("own.replaceFor", { document: name })}
        >
          {t("own.replace")}
        </Link>
      ) : null}
    </li>
  );
}
