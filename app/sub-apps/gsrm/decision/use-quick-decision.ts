import type { ReviewFile } from "~/contract/review";
import { type OnwardDecision, onwardDecisions } from "~/rules/onboarding/decision";
import { useUnseenDocuments } from "../documents/unseen-documents";
import { useOpenTicks } from "../phrases/checklist";
import { whyNoteNeeded } from "./comments";
import { findObstacle } from "./find-obstacle";

/**
 * The decision that a single press makes without the confirmation dialog, if the dialog would show only the email. Null
 * if something has to be written or shown first: a note, comments, unopened documents, unchecked items.
 */
export function useQuickDecision(file: ReviewFile, comments: number): OnwardDecision | null {
  const { decisions, hindrance, marks } = file;
  const unseen = useUnseenDocuments();
  const ticks = useOpenTicks(file.registrationId);
  const event = onwardDecisions.find((one) => decisions.includes(one));
  if (!event || hindrance !== null || file.delayed || comments > 0) return null;
  if (event !== "approve") return event;
  const isOpen =
    findObstacle(file) !== null ||
    whyNoteNeeded(file, event, unseen.length) !== null ||
    marks.some(({ verdict }) => verdict === "differs") ||
    ticks?.length !== 0;
  return isOpen ? null : event;
}
