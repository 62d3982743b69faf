import { listSearch } from "~/rules/lists/list-search";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { FilterSearch } from "./filter-search";
import { useNavigate } from "./router";

type Props = {
  id: string;
  label: string;
  submit: string;
  search: string;
  /** The address of the list, narrowed to a search. */
  to: (search: string) => string;
};

/** Searches a list. The search text becomes part of the address. */
export function ListSearchForm({ id, label, submit, search, to }: Props) {
  const navigate = useNavigate();
  const form = useSchemaForm(listSearch, { search });
  return (
    <form className="list-filter" role="search" onSubmit={form.submit((typed) => navigate(to(typed.search)))}>
      <FilterSearch id={id} label={label} control={form.control("search")} />
      <div className="section-actions">
        <button type="submit" className="button-default">
          {submit}
        </button>
      </div>
    </form>
  );
}
