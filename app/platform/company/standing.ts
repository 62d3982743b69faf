import type { z } from "zod";
import { company } from "~/contract";
import { expiringDocuments } from "~/rules/registration/expiring";
import type { Core } from "../core";
import { type Handler, handleSession } from "../http/router";
import type { Actor } from "../identity/actor";
import { chinaDate } from "../instants";
import { stageViewOf } from "../progress/stage-view";
import { readDraft, typedOf } from "../registration/draft";
import { loadOf, registrationOf, saveFor } from "./registration";

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
  const typed = typedOf(await readDraft(core, core.db, row.id));
  return {
    number: row.number,
    progress: await stageViewOf(core, row),
    documents: expiringDocuments(typed, chinaDate(now)),
  };
}
