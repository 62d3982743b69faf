import { Fragment, useId } from "react";
import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import { formatList } from "~/rules/format";
import { toLabelKey } from "~/rules/form/field-facts";
import { isSectionId } from "~/rules/registration/section-ids";
import { fieldWords } from "~/ui/form/state/field-words";
import { Instant } from "~/ui/base/instant";

type Event = ReviewFile["events"][number];

type Assignment = ReviewFile["assignments"][number];
type CategoryChange = ReviewFile["categoryChanges"][number];
type Props = Pick<ReviewFile, "events" | "assignments" | "categoryChanges">;

/** The events so far, the newest first: the actor, time, reason, returned items and assigned reviewer of each. */
export function History({ events, assignments, categoryChanges }: Props) {
  const { t } = useTranslation("gsrm");
  // Unique, because a page can contain the history twice, in the drawer and in the print version.
  const id = useId();
  const entries = [
    ...assignments.map((assignment, place) => ({
      at: assignment.at,
      place,
      key: `assignment ${place}`,
      entry: <AssignmentEntry assignment={assignment} />,
    })),
    ...events.map((event, place) => ({
      at: event.at,
      place,
      key: `event ${place}`,
      entry: <EventEntry event={event} />,
    })),
    ...categoryChanges.map((change, place) => ({
      at: change.at,
      place,
      key: `categories ${place}`,
      entry: <CategoryEntry change={change} />,
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at) || other.place - one.place);
  return (
    <section className="card" aria-labelledby={id}>
      <h3 id={id}>{t("history.title")}</h3>
      <ol className="history">
        {entries.map(({ key, entry }) => (
          <Fragment key={key}>{entry}</Fragment>
        ))}
      </ol>
    </section>
  );
}

function AssignmentEntry({ assignment: { at, by, to, cause } }: { assignment: Assignment }) {
  const { t } = useTranslation("teamwork");
  return (
    <li>
      <p>
        <strong lang={to ? "" : undefined}>
          {to ? t("history.assigned", { to: to.userName }) : t("history.unassigned")}
        </strong>{" "}
        <span className="history-who">
          <span lang="">{by?.userName ?? t("history.system")}</span> · {t(`history.causes.${cause}`)}
        </span>{" "}
        <Instant at={at} />
      </p>
    </li>
  );
}

function CategoryEntry({ change: { at, by, from, to, reason } }: { change: CategoryChange }) {
  const { t, i18n } = useTranslation("categories");
  const list = (names: readonly string[]) => formatList(i18n.language, names) || t("history.none");
  return (
    <li>
      <p>
        <strong>{t("history.changed")}</strong>{" "}
        <span className="history-who" lang="">
          {by}
        </span>{" "}
        <Instant at={at} />
      </p>
      <p>{t("history.from", { categories: list(from) })}</p>
      <p>{t("history.to", { categories: list(to) })}</p>
      <p className="history-reason" lang="">
        {reason}
      </p>
    </li>
  );
}

function EventEntry({ event }: { event: Event }) {
  const { t } = useTranslation("gsrm");
  return (
    <li>
      <p>
        <strong>{t(`history.events.${event.event}`)}</strong>{" "}
        <span className="history-who" lang="">
          {event.by ?? t(`history.by.${event.event === "introductionEnded" ? "system" : "supplier"}`)}
        </span>{" "}
        <Instant at={event.at} />
      </p>
      {event.reason ? (
        <p className="history-reason" lang="">
          {event.reason}
        </p>
      ) : null}
      {event.note ? (
        <p className="history-note" lang="">
          <strong>{t("history.note")}</strong> {event.note}
        </p>
      ) : null}
      {event.items.length > 0 ? <Items items={event.items} /> : null}
    </li>
  );
}

function Items({ items }: Pick<Event, "items">) {
  const { t, i18n } = useTranslation(["gsrm", "fields", "gcis"]);
  const placeOf = (section: string, field: string | null) => {
    if (!isSectionId(section)) return t(`gcis:certification.documents.${field ?? ""}.title`);
    const title = t(`fields:${section}.title`);
    if (field === null) return title;
    return `${title} · ${fieldWords(t, i18n.exists.bind(i18n), section).label(toLabelKey(field))}`;
  };
  return (
    <ul>
      {items.map(({ section, field, comment }) => (
        <li key={`${section} ${field} ${comment}`}>
          {placeOf(section, field)}
          {t("risks.colon")}
          {comment}
        </li>
      ))}
    </ul>
  );
}
