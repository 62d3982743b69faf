import { useTranslation } from "react-i18next";
import { listPaths } from "~/list-paths";
import { type CalendarPlace, calendarWithins, isNarrowed, parseCalendarPlace } from "~/rules/documents/calendar-place";
import { documentKinds } from "~/rules/documents/document-kinds";
import { firstPage } from "~/rules/paging/page-sizes";
import { listSearch } from "~/rules/lists/list-search";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { FilterSearch } from "../../built-in/filter-search";
import { FilterSelect } from "../../built-in/filter-select";
import { Link } from "../../built-in/router";
import { useNarrowed } from "../../built-in/use-narrowed";

/** Filters the calendar by days, kind and supplier; the filter is part of the address. */
export function CalendarFilter({ place }: { place: CalendarPlace }) {
  const { t } = useTranslation("documents");
  const { fields, narrow } = useNarrowed(place, listPaths.documentDatesAt);
  const form = useSchemaForm(listSearch, { search: place.search });
  const open = (change: Partial<CalendarPlace>) => narrow({ ...change, page: firstPage });
  function nameOf(within: CalendarPlace["within"]): string {
    if (within === "all") return t("calendar.anyTime");
    return within === "expired" ? t("calendar.expired") : t("calendar.withinDays", { count: Number(within) });
  }
  return (
    <form
      className="list-filter"
      role="search"
      aria-label={t("calendar.filter")}
      onSubmit={form.submit(({ search }) => open({ search }))}
    >
      <FilterSelect
        id="dates-within"
        label={t("calendar.within")}
        value={fields.within}
        options={[...calendarWithins, "all" as const].map((within) => ({ value: within, meaning: nameOf(within) }))}
        onChoose={(value) => open({ within: calendarWithins.find((within) => within === value) ?? "all" })}
      />
      <FilterSelect
        id="dates-kind"
        label={t("calendar.kind")}
        value={fields.kind}
        options={[
          { value: "", meaning: t("calendar.anyKind") },
          ...documentKinds.map((kind) => ({ value: kind, meaning: t(`kinds.${kind}`) })),
        ]}
        onChoose={(value) => open({ kind: documentKinds.find((kind) => kind === value) ?? "" })}
      />
      <FilterSearch id="dates-search" label={t("calendar.search")} control={form.control("search")} />
      <div className="section-actions">
        <button type="submit" className="button-default">
          {t("calendar.find")}
        </button>
        {isNarrowed(place) ? (
          <Link to={listPaths.documentDatesAt(parseCalendarPlace(new URLSearchParams()))} className="button-default">
            {t("calendar.clear")}
          </Link>
        ) : null}
      </div>
    </form>
  );
}
