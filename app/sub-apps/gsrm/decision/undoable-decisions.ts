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
  /** The time until which it can be undone, by the browser’s clock, in milliseconds. */
  until: number;
};

/** Stored outside the page of the decision, because the next file is already open when it is undone. */
let undoable: readonly UndoableDecision[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly UndoableDecision[]) {
  undoable = next;
  for (const listener of listeners) listener();
}

/** Stores a decision made now. Uses the browser's clock, because the server's may differ. */
export function addUndoable(decision: Omit<UndoableDecision, "until">): void {
  const lasting = seconds(undoDecisionSeconds);
  const added = { ...decision, until: Date.now() + lasting };
  replace([added, ...undoable]);
  setTimeout(() => replace(undoable.filter((one) => one !== added)), lasting);
}

/** Removes a decision that was undone, or that took effect earlier than expected. */
export const removeUndoable = (registrationId: string): void =>
  replace(undoable.filter((one) => one.registrationId !== registrationId));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The decisions of this window that can still be undone, the newest first. */
export const useUndoable = (): readonly UndoableDecision[] => useSyncExternalStore(subscribe, () => undoable);
