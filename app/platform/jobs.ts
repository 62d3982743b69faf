import { applyDueChanges } from "./cases/change/apply";
import { sweep } from "./cases/housekeeping/sweep";
import { endIntroductions } from "./cases/reminders/end-introductions";
import { remind } from "./cases/reminders/remind";
import { sendDigests } from "./cases/reminders/send-digests";
import { announceDraftEnds, removeDrafts } from "./cases/retention/drafts";
import { removeEndedContent, removeEndedRecords } from "./cases/retention/ended";
import { linkAudit } from "./ground/audit";
import type { Jobs } from "./ground/jobs/run-jobs";

/** What time causes and somebody waits for. */
export const prompt: Jobs = { endIntroductions, applyDueChanges };

/** What time causes and can wait some minutes. */
export const patient: Jobs = {
  remind,
  sendDigests,
  announceDraftEnds,
  removeDrafts,
  removeEndedContent,
  removeEndedRecords,
  linkAudit,
  sweep,
};
