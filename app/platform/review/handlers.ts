import { review } from "~/contract";
import { sensitiveAnswers } from "~/rules/masking";
import { sections } from "~/rules/registration/sections";
import { recordAudit } from "../audit/record";
import type { Core } from "../core";
import { evidenceResponse } from "../files/serve";
import { refuse } from "../http/refuse";
import { type Handler, handleSession } from "../http/router";
import { readSection } from "../registration/draft";
import { fileOf, requireHandedIn } from "./file";
import { countsOf } from "./queue";

/** What purchasing reads before it decides; deciding itself is `onboarding/handlers.ts`. */
export const reviewHandlers = (core: Core): Handler[] => [
  handleSession(review.counts, (_, { now }) => countsOf(core, now)),
  handleSession(review.file, (input, context) => fileOf(core, input, context)),
  handleSession(review.show, async ({ registrationId, section, field }, { actor, now }) => {
    const { id } = await requireHandedIn(core, registrationId);
    const { values } = await readSection(core, core.db, id, section);
    const value = sensitiveAnswers(sections[section].fields, values).get(field) ?? refuse(404, "field.unknown");
    await recordAudit(core.db, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "registration.show",
      subject: `registration:${id}`,
      details: { section, field },
    });
    return { value };
  }),
  handleSession(review.content, async ({ registrationId, fileId }) => {
    const { id } = await requireHandedIn(core, registrationId);
    return evidenceResponse(core, id, fileId);
  }),
];
