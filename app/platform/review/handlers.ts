import { review } from "~/contract";
import { showAnswer } from "../company/show-answer";
import type { Core } from "../core";
import { evidenceResponse } from "../files/serve";
import { type Handler, handleSession } from "../http/router";
import { fileOf, requireHandedIn } from "./file";
import { countsOf } from "./queue";

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
    return evidenceResponse(core, id, fileId);
  }),
];
