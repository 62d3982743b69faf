import { call } from "~/client/call";
import * as delayedDecisions from "~/contract/delayed-decisions";
import { isFailure } from "~/gateway/failure";
import { removeUndoable } from "./undoable-decisions";

/**
 * Undoes a decision of this reviewer. A decision that can no longer be undone is removed; after other failures the
 * button stays.
 */
export async function undoDecision(registrationId: string): Promise<void> {
  await call(delayedDecisions.undo, { registrationId }).catch((failure: unknown) => {
    if (isFailure(failure, "delayedDecision.unknown")) removeUndoable(registrationId);
    throw failure;
  });
  removeUndoable(registrationId);
}
