import { useTranslation } from "react-i18next";
import { listPaths } from "~/list-paths";
import { type CorrectivePlace } from "~/rules/corrective-action/corrective-place";
import { correctiveStates } from "~/rules/corrective-action/corrective-transitions";
import { firstPage } from "~/rules/paging/page-sizes";
import { listSearch } from "~/rules/lists/list-search";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { FilterSearch } from "../../built-in/filter-search";
import { FilterSelect } from "../../built-in/filter-select";
import { useNarrowed } from "../../built-in/use-narrowed";

/** Filters the list by state, supplier or number; the filter is part of the address. */
export function CorrectiveFilter({ place }: { place: CorrectivePlace }) {
  const { t } = useTranslation("correctiveActions");
  const { fields, narrow } = useNarrowed(place, listPaths.correctiveActionsAt);
  const form = useSchemaForm(listSearch, { search: place.search });
  return (
    <form
      className="list-filter"
      role="search"
      aria-label={t("list.filter")}
      onSubmit={form.submit(({ search }) => narrow({ search, page: firstPage }))}
    >
      <FilterSelect
        id="corrective-state"
        label={t("list.state")}
        value={fields.state}
        options={[
          { value: "", meaning: t("list.anyState") },
          ...correctiveStates.map((state) => ({ value: state, meaning: t(`states.${state}`) })),
        ]}
        onChoose={(value) =>
          narrow({ state: correctiveStates.find((state) => state === value) ?? "", page: firstPage })
        }
      />
      <FilterSearch id="corrective-search" label={t("list.search")} control={form.control("search")} />
      <div className="section-actions">
        <button type="submit" className="button-default">
          {t("list.find")}
        </button>
      </div>
    </form>
  );
}
