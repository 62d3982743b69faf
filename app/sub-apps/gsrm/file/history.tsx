import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import { toLabelKey } from "~/rules/form/field-facts";
import { isSectionId } from "~/rules/registration/section-ids";
import { fieldWords } from "~/ui/form/parts/field-words";
import { Instant } from "~/ui/page/instant";

type Event = ReviewFile["events"][number];

/** What happened so far, the newest first: who, when, why, and what was returned. */
export function History({ events }: { events: readonly Event[] }) {
  const { t } = useTranslation("gsrm");
  return (
    <section className="card" aria-labelledby="history-title">
      <h2 id="history-title">{t("history.title")}</h2>
      <ol className="history">
        {events.toReversed().map((event) => (
          <li key={`${event.at} ${event.event}`}>
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
        ))}
      </ol>
    </section>
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
