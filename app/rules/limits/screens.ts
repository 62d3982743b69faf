import { seconds } from "../time";

/** Limits and timings of screens. Each comment has the row of §9, or the reason if there is none. */

/** Script chunk load timeout: 120 s. */
export const chunkLoadTimeoutMs = seconds(120);
/** The time limit for a loaded sub-application to show its first screen. */
export const mountTimeoutMs = seconds(30);
/** Message toast: 3000 ms. */
export const toastMs = seconds(3);
/** Tenant switch reload delay: 100 ms. */
export const tenantSwitchDelayMs = 100;

/** Infinite-scroll threshold: 10 px. */
export const scrollThresholdPx = 10;
/** Menu 'more' count: 5. */
export const menuItemsBeforeMore = 5;
/** Dialog widths: 860 px picker; 30% of the window for the user popup. */
export const pickerWidthPx = 860;
export const userPopupWidth = "30vw";

/** The date format of a consent. */
export const consentDateFormat = "YYYY-MM-DD HH:mm:ss";

/** The reading speed per minute: Chinese characters, English words. */
export const readingPace = { zh: 400, en: 220 } as const;
/** The interval at which a page checks whether a pending decision has taken effect. */
export const delayedPollMs = seconds(15);
/** The pause in typing after which the email preview of a decision is refreshed. */
export const previewPauseMs = 600;
/** The pause in typing after which a draft is saved, and the delay of a retry after a failure. */
export const draftPauseMs = 800;
export const draftRetryMs = seconds(10);
/** The time limit for the viewer to load a document, in milliseconds. */
export const viewerMs = seconds(30);
