import { useSyncExternalStore } from "react";
import type { OnwardDecision } from "~/rules/onboarding/decision";
import { undoDecisionSeconds } from "~/rules/onboarding/limits";
import { seconds } from "~/rules/time";

/** A decision of this window that can still be undone. */
export type UndoableDecision = {
  registrationId: string;
  company: string;
  event: OnwardDecision;
  /** The address it was made at, with the file’s place in its list. */
  address: string;
  /** An instant of the window’s clock, in milliseconds. */
  until: number;
};

/** They outlive the page on which they were made, because the next file is already open when they are undone. */
let undoable: readonly UndoableDecision[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly UndoableDecision[]) {
  undoable = next;
  for (const listener of listeners) listener();
}

/** Remembers a decision that was made now. The clock of the server may be another, so its instant is not used. */
export function addUndoable(decision: Omit<UndoableDecision, "until">): void {
  const lasting = seconds(undoDecisionSeconds);
  const added = { ...decision, until: Date.now() + lasting };
  replace([added, ...undoable]);
  setTimeout(() => replace(undoable.filter((one) => one !== added)), lasting);
}

/** Forgets a decision that was undone, or that took effect sooner than this window thought. */
export const removeUndoable = (registrationId: string): void =>
  replace(undoable.filter((one) => one.registrationId !== registrationId));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The decisions of this window that can still be undone, the newest first. */
export const useUndoable = (): readonly UndoableDecision[] => useSyncExternalStore(subscribe, () => undoable);
