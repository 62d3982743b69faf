import { useTranslation } from "react-i18next";
import { listPaths } from "~/list-paths";
import type { OutgoingPlace } from "~/rules/emails/outgoing-place";
import { outgoingStates } from "~/rules/emails/outgoing-states";
import { firstPage } from "~/rules/paging/page-sizes";
import { FilterSelect } from "../../built-in/filter-select";
import { useNarrowed } from "../../built-in/use-narrowed";

/** Filters the list by state; the filter is part of the address. */
export function OutgoingFilter({ place }: { place: OutgoingPlace }) {
  const { t } = useTranslation("outgoing");
  const { fields, narrow } = useNarrowed(place, listPaths.outgoingEmailsAt);
  return (
    <div className="list-filter" role="group" aria-label={t("filter")}>
      <FilterSelect
        id="outgoing-state"
        label={t("state")}
        value={fields.state}
        options={[
          { value: "", meaning: t("anyState") },
          ...outgoingStates.map((state) => ({ value: state, meaning: t(`states.${state}`) })),
        ]}
        onChoose={(value) => narrow({ state: outgoingStates.find((state) => state === value) ?? "", page: firstPage })}
      />
    </div>
  );
}
