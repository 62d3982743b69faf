import { sectionIds } from "../registration/section-ids";

/** What a reviewer may send back: tabs of the registration, or documents of the certification (the field is their type). */
export const returnableParts = [...sectionIds, "certification"] as const;
export type ReturnablePart = (typeof returnableParts)[number];
