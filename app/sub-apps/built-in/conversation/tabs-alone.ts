import type { TabWithAnswers } from "~/rules/conversation/answer-names";
import { sectionIds } from "~/rules/registration/section-ids";

/** Every tab without its answers, where the answers are not known. */
export const tabsAlone: readonly TabWithAnswers[] = sectionIds.map((section) => ({ section, fields: [] }));
