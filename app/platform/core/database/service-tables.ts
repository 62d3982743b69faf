import type { SectionId } from "~/rules/registration/section-ids";
import type { SpeedMeasure } from "~/rules/service/page-speed";

/** The things counted: steps of registrations, minutes on a tab, validation errors, and the speed of pages. */
type CountMeasure = "step" | "tabMinutes" | "error" | SpeedMeasure;

/** The tables of migration 070. */
export type ServiceTables = {
  /** The number of occurrences on a calendar day in China, none of them related to a person or company. */
  service_count: {
    /** Whether it happened in a demo, which is counted separately from a portal in use. */
    is_demo: number;
    measure: CountMeasure;
    day: string;
    /** The step, the tab, the error or the page. */
    name: string;
    /** Minutes or milliseconds; 0 if there is nothing to measure. */
    value: number;
    count: number;
  };
  /** The progress and errors already counted for a registration, tab by tab, until it is submitted for the first time. */
  tab_progress: {
    registration_id: string;
    section_id: SectionId;
    is_finished: number;
    /** The names of the errors that were counted, as JSON. */
    errors_json: string;
  };
};
