import { review } from "~/contract";
import { showAnswer } from "~/platform/records/registrations/show-answer";
import type { Core } from "~/platform/ground/core";
import { fileResponse } from "~/platform/cases/content-response";
import { readEvidence } from "~/platform/records/files/read";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { fileOf, requireHandedIn } from "./file";
import { countsOf } from "~/platform/records/onboarding/queue";

/** What purchasing reads before it decides; deciding itself is `onboarding/handlers.ts`. */
export const reviewHandlers = (core: Core): Handler[] => [
  handleSession(review.counts, (_, { now }) => countsOf(core, now)),
  handleSession(review.file, (input, context) => fileOf(core, input, context)),
  handleSession(review.show, async ({ registrationId, section, field }, { actor, now }) => {
    const { id } = await requireHandedIn(core, registrationId);
    const reader = { actor: `account:${actor.accountId}`, action: "registration.show", now };
    return showAnswer(core, { registrationId: id, section, field }, reader);
  }),
  handleSession(review.content, async ({ registrationId, fileId }) => {
    const { id } = await requireHandedIn(core, registrationId);
    return fileResponse(await readEvidence(core, id, fileId));
  }),
];
