import type { z } from "zod";
import { company } from "~/contract";
import { expiringDocuments } from "~/rules/registration/expiring";
import type { Core } from "~/platform/ground/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import type { Actor } from "~/platform/records/sessions/actor";
import { chinaDate } from "~/platform/ground/base/instants";
import { stageViewOf } from "~/platform/records/onboarding/stage-view";
import { readDraft, typedOf } from "~/platform/records/registrations/draft";
import { registrationOf } from "~/platform/records/registrations/supplier";
import { loadOf, saveFor } from "./registration";

/** The calls of a supplier's own company. */
export const companyHandlers = (core: Core): Handler[] => [
  handleSession(company.standing, (_, { actor, now }) => standingOf(core, actor, now)),
  handleSession(company.registration, (_, { actor }) => loadOf(core, actor)),
  handleSession(company.saveSections, ({ sections }, { actor, now }) => saveFor(core, actor, sections, now)),
];

/** Where the company of this tenant stands, and which of its documents expire. */
async function standingOf(core: Core, actor: Actor, now: Date): Promise<z.input<typeof company.standing.answer>> {
  const row = await registrationOf(core, actor);
  if (!row) return null;
  const answers = typedOf(await readDraft(core, core.db, row.id));
  return {
    number: row.number,
    progress: await stageViewOf(core, row),
    documents: expiringDocuments(answers, chinaDate(now)),
  };
}
