import { paths } from "~/paths";
import type { SectionId } from "~/rules/registration/section-ids";

/** Requests a check of a saved tab for the service statistics. The page neither waits for it nor depends on it. */
export const reportTabCheck = (section: SectionId): boolean => navigator.sendBeacon(`${paths.autosave(section)}?check`);
