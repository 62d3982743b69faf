import { review } from "~/contract";
import { openAnswer } from "~/platform/records/registrations/show-answer";
import type { Core } from "~/platform/core/core";
import { fileResponse } from "~/platform/cases/content-response";
import { readEvidence } from "~/platform/records/files/read-file";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { requireSubmitted } from "~/platform/records/onboarding/require-submitted";
import { loadFile } from "./file";
import { saveMark } from "./marks";
import { saveOpened } from "~/platform/records/files/opened-documents";

/** The calls with the information for a decision; the decision itself is in `onboarding-handlers.ts`. */
export const reviewHandlers = (core: Core): Handler[] => [
  handleSession(review.file, (input, context) => loadFile(core, input, context)),
  handleSession(review.show, async ({ registrationId, section, field }, { actor, now }) => {
    const { id } = await requireSubmitted(core, registrationId);
    const reader = { actor: `account:${actor.accountId}`, action: "registration.show" as const, now };
    return openAnswer(core, { registrationId: id, section, field }, reader);
  }),
  handleSession(review.mark, async (marking, { actor, now }) => {
    await requireSubmitted(core, marking.registrationId);
    await saveMark(core, { ...marking, accountId: actor.accountId, now });
    return {};
  }),
  handleSession(review.markSeen, async ({ registrationId, fileId }, { actor, now }) => {
    const { id } = await requireSubmitted(core, registrationId);
    await saveOpened(core, { registrationId: id, fileId, accountId: actor.accountId, now });
    return {};
  }),
  handleSession(review.content, async ({ registrationId, fileId }) => {
    const { id } = await requireSubmitted(core, registrationId);
    return fileResponse(await readEvidence(core, id, fileId));
  }),
];
