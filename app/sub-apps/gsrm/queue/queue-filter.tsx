import { Link, useNavigate } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { listPaths } from "~/list-paths";
import { firstPage } from "~/rules/paging/page-sizes";
import { lengths } from "~/rules/limits/lengths";
import { statesIn } from "~/rules/queue/queue";
import { queueFilter, type QueuePlace, wholeQueue } from "~/rules/queue/queue-place";
import { riskLevels } from "~/rules/onboarding/risk";
import { companyTypes } from "~/rules/registration/company-types";
import { listSearch } from "~/rules/lists/list-search";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { Dropdown } from "~/ui/base/dropdown";
import type { Choice } from "~/ui/base/selection";
import { useColleagues, useListed } from "../../built-in/use-listed";

type Props = { place: QueuePlace };

/** Searches the view for a company, a number or a registrant's email address. */
export function QueueSearch({ place }: Props) {
  const { t } = useTranslation("gsrm");
  const navigate = useNavigate();
  const form = useSchemaForm(listSearch, { search: place.search });
  return (
    <form
      className="queue-search"
      role="search"
      onSubmit={form.submit(({ search }) => navigate(listPaths.registrationsAt({ ...place, search, page: firstPage })))}
    >
      <label className="off-screen" htmlFor="queue-search">
        {t("queue.search")}
      </label>
      <input
        {...form.control("search")}
        id="queue-search"
        type="search"
        className="control"
        maxLength={lengths.email}
        placeholder={t("queue.searchHint")}
      />
      <button type="submit" className="button-default">
        {t("queue.find")}
      </button>
    </form>
  );
}

/** Filters the view by state, category, province, type, submission date and lateness. */
export function QueueFilterForm({ place }: Props) {
  const { t } = useTranslation(["gsrm", "options", "findings"]);
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const categories = useListed("categories", isOpen);
  const provinces = useListed("provinces", isOpen);
  const colleagues = useColleagues(isOpen);
  const form = useSchemaForm(queueFilter, toFilterValues(place));
  const problem = form.errors.submittedTo ?? form.errors.submittedFrom;
  const open = (filter: z.output<typeof queueFilter>) =>
    navigate(listPaths.registrationsAt({ ...place, ...filter, page: firstPage }));
  return (
    <Dropdown label={t("queue.filter.title")} className="queue-menu queue-filter" onOpen={() => setIsOpen(true)}>
      <form onSubmit={form.submit(open)}>
        <fieldset className="queue-options">
          <legend>{t("queue.columns.state")}</legend>
          {statesIn(place.view).map((state) => (
            <label key={state}>
              <input
                type="checkbox"
                defaultChecked={place.state.includes(state)}
                onChange={({ target }) => {
                  const others = form.getValues().state.filter((one) => one !== state);
                  form.setFieldValue("state", target.checked ? [...others, state] : others);
                }}
              />
              {t(`states.${state}`)}
            </label>
          ))}
        </fieldset>
        <Field id="filter-category" label={t("queue.columns.category")}>
          <Select {...form.control("category")} id="filter-category" any={t("queue.filter.any")} options={categories} />
        </Field>
        <Field id="filter-province" label={t("queue.columns.province")}>
          <Select {...form.control("province")} id="filter-province" any={t("queue.filter.any")} options={provinces} />
        </Field>
        <Field id="filter-type" label={t("queue.columns.type")}>
          <Select
            {...form.control("companyType")}
            id="filter-type"
            any={t("queue.filter.any")}
            options={companyTypes.map((type) => ({ value: type, meaning: t(`options:companyType.${type}`) }))}
          />
        </Field>
        <Field id="filter-risk" label={t("queue.columns.risk")}>
          <Select
            {...form.control("risk")}
            id="filter-risk"
            any={t("queue.filter.any")}
            options={riskLevels.map((level) => ({ value: level, meaning: t(`risk.levels.${level}`) }))}
          />
        </Field>
        <Field id="filter-assignee" label={t("queue.columns.assignee")}>
          <Select
            {...form.control("assignee")}
            id="filter-assignee"
            any={t("queue.filter.any")}
            options={[
              { value: "mine", meaning: t("queue.mine") },
              { value: "none", meaning: t("queue.unassigned") },
              ...colleagues.map((colleague) => ({ ...colleague, lang: "" })),
            ]}
          />
        </Field>
        <Field id="filter-from" label={t("queue.filter.from")}>
          <input {...form.control("submittedFrom")} id="filter-from" type="date" className="control" />
        </Field>
        <Field id="filter-to" label={t("queue.filter.to")}>
          <input
            {...form.control("submittedTo")}
            id="filter-to"
            type="date"
            className="control"
            aria-describedby="filter-problem"
          />
        </Field>
        <p id="filter-problem" className="field-error" aria-live="polite">
          {problem ? t(`findings:${problem}`) : null}
        </p>
        <label className="queue-option">
          <input {...form.checkbox("isLate")} />
          {t("queue.lateOnly")}
        </label>
        <div className="section-actions">
          <button type="submit" className="button-primary">
            {t("queue.filter.apply")}
          </button>
          <Link to={listPaths.registrationsAt(clearedPlace(place))} className="button-default">
            {t("queue.clear")}
          </Link>
        </div>
      </form>
    </Dropdown>
  );
}

const toFilterValues = (place: QueuePlace): z.input<typeof queueFilter> & Record<string, unknown> => ({
  state: place.state,
  isLate: place.isLate,
  category: place.category,
  province: place.province,
  companyType: place.companyType,
  risk: place.risk,
  submittedFrom: place.submittedFrom,
  submittedTo: place.submittedTo,
  assignee: place.assignee,
});

/** Clears all filters; the view, its order and its page size stay. */
const clearedPlace = ({ view, order, size }: QueuePlace): QueuePlace => ({
  ...wholeQueue,
  view,
  order,
  size,
  page: firstPage,
});

const Field = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <div className="field">
    <label className="field-label" htmlFor={id}>
      {label}
    </label>
    {children}
  </div>
);

type SelectProps = { id: string; any: string; options: readonly (Choice & { lang?: string })[] };

function Select({ any, options, ...control }: SelectProps) {
  return (
    // The options of a list of values arrive later than the value that one of them has.
    <select key={options.length} {...control} className="control">
      <option value="">{any}</option>
      {options.map(({ value, meaning, lang }) => (
        <option key={value} value={value} lang={lang}>
          {meaning}
        </option>
      ))}
    </select>
  );
}
