import { paths } from "~/paths";
import type { SectionId } from "~/rules/registration/section-ids";

/** Has a saved tab checked, for the figures of the service. The page does not wait for it, and misses nothing without it. */
export const reportTabCheck = (section: SectionId): boolean => navigator.sendBeacon(`${paths.autosave(section)}?check`);
