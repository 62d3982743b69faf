import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listPaths } from "~/list-paths";
import { firstPage } from "~/rules/paging/page-sizes";
import { type QueuePlace, wholeQueue } from "~/rules/queue/queue-place";
import { useZone } from "~/ui/base/instant";
import { queueFilterWords } from "~/ui/table/queue-filter-words";
import { useColleagues, useListed } from "../../built-in/use-listed";

/** The number of states beyond which the chip shows only their number. */
const mostStatesNamed = 2;

/** The filters of the view, each with a way to remove it. */
export function QueueChips({ place }: { place: QueuePlace }) {
  const { t, i18n } = useTranslation(["gsrm", "options"]);
  const zone = useZone();
  const names = {
    categories: useListed("categories", place.category !== ""),
    provinces: useListed("provinces", place.province !== ""),
    colleagues: useColleagues(place.assignee !== ""),
  };
  const chips = queueFilterWords(place, names, { t, language: i18n.language, zone });
  if (chips.length === 0) return null;
  const states = place.state.length;
  const shorten = (key: string, text: string) =>
    key === "state" && states > mostStatesNamed ? t("gsrm:queue.filter.is.states", { count: states }) : text;
  return (
    <ul className="queue-chips" aria-label={t("gsrm:queue.filter.chips")}>
      {chips.map(({ key, text }) => (
        <li key={key}>
          {/* Typed texts and people's names may be in any language. */}
          <span title={text} lang={key === "search" || key === "assignee" ? "" : undefined}>
            {shorten(key, text)}
          </span>
          <Link
            to={listPaths.registrationsAt({ ...place, [key]: wholeQueue[key], page: firstPage })}
            aria-label={t("gsrm:queue.filter.remove", { text: shorten(key, text) })}
          >
            ×
          </Link>
        </li>
      ))}
    </ul>
  );
}
