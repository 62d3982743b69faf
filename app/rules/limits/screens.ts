import { seconds } from "../time";

/** The numbers of screens; the comment names its row in §9, or the reason where §9 has none. */

/** Script chunk load timeout: 120 s. */
export const chunkLoadTimeoutMs = seconds(120);
/** How long a sub-application that has loaded may take to show its first screen. */
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

/** How much of a text is read in a minute: Chinese characters, English words. */
export const readingPace = { zh: 400, en: 220 } as const;
/** How often a page on which a decision waits to take effect looks whether it has. */
export const delayedPollMs = seconds(15);
/** How long a reviewer pauses before the email of a decision is shown again. */
export const previewPauseMs = 600;
/** How long a reviewer pauses before a draft is saved, and how long after a failure it is tried again. */
export const draftPauseMs = 800;
export const draftRetryMs = seconds(10);
/** How long a document may take to load before the viewer gives up, in milliseconds. */
export const viewerMs = seconds(30);
