import { useTranslation } from "react-i18next";
import { listPaths } from "~/list-paths";
import { firstPage } from "~/rules/paging/limits";
import { listSearch } from "~/rules/lists/list-search";
import type { ValuesPlace } from "~/rules/lists/values-place";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { FilterSearch } from "../../built-in/filter-search";
import { useNavigate } from "../../built-in/router";

/** Looks for values of a list; the search is part of the address. */
export function ValueSearch({ lovCode, place }: { lovCode: string; place: ValuesPlace }) {
  const { t } = useTranslation("valueLists");
  const navigate = useNavigate();
  const form = useSchemaForm(listSearch, { search: place.search });
  const open = ({ search }: { search: string }) =>
    navigate(listPaths.valuesAt(lovCode, { ...place, search, page: firstPage }));
  return (
    <form className="list-filter" role="search" onSubmit={form.submit(open)}>
      <FilterSearch id="values-search" label={t("list.search")} control={form.control("search")} />
      <div className="section-actions">
        <button type="submit" className="button-default">
          {t("list.find")}
        </button>
      </div>
    </form>
  );
}
