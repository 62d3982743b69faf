import type { z } from "zod";
import type { colleagues } from "~/contract";
import type { Context, Core } from "~/platform/core/core";
import { namePeopleOnTabs, noteTabVisit, readTabPeople } from "~/platform/records/colleagues/tab-people";
import { requireOpenRegistrant } from "~/platform/records/registrations/registration-session";

/** Records that this person has a tab open, and returns who else is on it. */
export async function reportTab(
  core: Core,
  { section }: z.output<typeof colleagues.reportTab.input>,
  context: Context,
): Promise<z.input<typeof colleagues.reportTab.answer>> {
  const { registrationId, colleague } = await requireOpenRegistrant(core, context);
  const colleagueId = colleague?.id ?? null;
  await noteTabVisit(core.db, registrationId, { section, colleagueId }, context.now);
  const others = namePeopleOnTabs(await readTabPeople(core, core.db, registrationId, context.now), colleagueId) ?? [];
  return { others: others.filter((one) => one.section === section) };
}
