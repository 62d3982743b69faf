import type { SectionId } from "~/rules/registration/section-ids";
import { windowStore } from "~/ui/base/browser-store";

const keyOf = (registrationId: string, id: SectionId) => `refused:${registrationId}:${id}`;

/**
 * Stores whether the last "save and continue" of a tab was refused in this window, so that the tab shows its errors
 * when it is reopened.
 */
export function noteRefused(registrationId: string, id: SectionId, isRefused: boolean): void {
  if (isRefused) windowStore.set(keyOf(registrationId, id), "1");
  else windowStore.remove(keyOf(registrationId, id));
}

export const wasRefused = (registrationId: string, id: SectionId): boolean =>
  windowStore.get(keyOf(registrationId, id)) !== null;
