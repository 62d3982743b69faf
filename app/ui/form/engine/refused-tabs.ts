import type { SectionId } from "~/rules/registration/section-ids";
import { windowStore } from "~/ui/base/browser-store";

const keyOf = (registrationId: string, id: SectionId) => `refused:${registrationId}:${id}`;

/** Notes whether the last "save and continue" of a tab was refused in this window: opened again, the tab shows why. */
export function noteRefused(registrationId: string, id: SectionId, isRefused: boolean): void {
  if (isRefused) windowStore.set(keyOf(registrationId, id), "1");
  else windowStore.remove(keyOf(registrationId, id));
}

export const wasRefused = (registrationId: string, id: SectionId): boolean =>
  windowStore.get(keyOf(registrationId, id)) !== null;
