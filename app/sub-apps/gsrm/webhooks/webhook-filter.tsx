import { useTranslation } from "react-i18next";
import { listPaths } from "~/list-paths";
import { firstPage } from "~/rules/paging/page-sizes";
import { webhookEvents } from "~/rules/webhook/webhook-events";
import type { WebhookPlace } from "~/rules/webhook/webhook-place";
import { webhookStates } from "~/rules/webhook/webhook-states";
import { FilterSelect } from "../../built-in/filter-select";
import { useNarrowed } from "../../built-in/use-narrowed";

/** Filters the list by state or event; the filter is part of the address. */
export function WebhookFilter({ place }: { place: WebhookPlace }) {
  const { t } = useTranslation("webhooks");
  const { fields, narrow } = useNarrowed(place, listPaths.webhooksAt);
  return (
    <div className="list-filter" role="group" aria-label={t("filter")}>
      <FilterSelect
        id="webhook-state"
        label={t("state")}
        value={fields.state}
        options={[
          { value: "", meaning: t("anyState") },
          ...webhookStates.map((state) => ({ value: state, meaning: t(`states.${state}`) })),
        ]}
        onChoose={(value) => narrow({ state: webhookStates.find((state) => state === value) ?? "", page: firstPage })}
      />
      <FilterSelect
        id="webhook-event"
        label={t("event")}
        value={fields.event}
        options={[
          { value: "", meaning: t("anyEvent") },
          ...webhookEvents.map((event) => ({ value: event, meaning: t(`events.${event}`) })),
        ]}
        onChoose={(value) => narrow({ event: webhookEvents.find((event) => event === value) ?? "", page: firstPage })}
      />
    </div>
  );
}
