import { json, redirect, type TypedResponse } from "@remix-run/node";
import { env } from "~/config/env.server";
import { files as fileCalls } from "~/contract";
import type { StoredFile } from "~/contract/files";
import type { Gateway } from "~/gateway/gateway.server";
import { draftContext } from "~/rules/registration/draft-context";
import { sectionState } from "~/rules/registration/section-state";
import { fileUuids } from "~/rules/registration/file-uuids";
import { isAbroad } from "~/rules/registration/self-registration";
import { type SectionId } from "~/rules/registration/section-ids";
import { stepAfter } from "~/rules/registration/wizard-steps";
import { shownSections } from "~/rules/registration/shown-sections";
import { sections } from "~/rules/registration/sections";
import { shownValues } from "~/rules/registration/starting-values";
import type { FormValues } from "~/rules/form-values";
import { paths } from "~/paths";
import type { Draft, RequestArgs } from "~/session/portal.server";
import { tabDraft } from "~/session/owner-draft.server";
import { requestFor } from "~/session/request.server";
import { todayInChina } from "~/rules/calendar/china-date";
import type { SectionData } from "~/ui/form/state/section-data";
import { loadMeanings } from "./load-meanings.server";

const withFiles = new Set<SectionId>(["business", "manage", "attachment"]);

/** Loads the content of a tab of the wizard. A hidden tab leads to the page for unknown addresses. */
export async function loadSectionScreen(args: RequestArgs, id: SectionId): Promise<TypedResponse<SectionData>> {
  const portal = requestFor(args);
  await portal.requireRegistration();
  if (!shownSections(env.REGISTRATION_HIDDEN_TAB).includes(id)) throw redirect(paths.notFound);

  const draft = await tabDraft(portal, id);
  if (draft.submission) throw redirect(paths.success);
  const emptySection = { section: id, values: {}, version: 0, savedAt: null, changedBy: null, changes: [] };
  const savedSection = draft.sections.find(({ section }) => section === id) ?? emptySection;
  const values = shownValues(savedSection, todayInChina(), draft.country);

  const context = draftContext({ ...draft, fileCounts: undefined }, todayInChina());
  // A tab saved with answers to correct shows them; fields that are only empty are shown after "save and continue".
  const saved = { values: savedSection.values, version: savedSection.version };
  const isToCorrect = sectionState(id, saved, context).state === "toCorrect";
  return json({
    id,
    registrationId: draft.registrationId,
    values,
    version: savedSection.version,
    savedAt: savedSection.savedAt,
    context,
    meanings: await loadMeanings(portal, id, values),
    files: await loadFiles(portal.call, id, values),
    checked: portal.query.has("check") || isToCorrect,
    withFiles: withFiles.has(id),
    // Without a configured service the lookup would always fail. A remote base API has its own.
    canLookUp: id === "basic" && !isAbroad(draft.country) && Boolean(env.COMPANY_LOOKUP_URL ?? env.BASE_API_URL),
    next: stepAfter(id, env.REGISTRATION_HIDDEN_TAB, draft.colleague),
    ...editorsOf(draft, savedSection),
    others: draft.others?.flatMap(({ section, name }) => (section === id ? [name ?? draft.name] : [])) ?? null,
    owner: draft.name,
  });
}

/** The people who changed a section last, by name. */
export const editorsOf = (
  { name: owner }: Pick<Draft, "name">,
  { changedBy = null, changes = [] }: Pick<Draft["sections"][number], "changedBy" | "changes">,
): Pick<SectionData, "changedBy" | "changes"> => ({
  changedBy,
  changes: changes.map(({ field, by, at }) => ({ field, name: by ?? owner, at })),
});

/** The files in a section, by UUID. */
export async function loadFiles(
  call: Gateway,
  id: SectionId,
  values: FormValues,
): Promise<Record<string, StoredFile[]>> {
  const uuids = fileUuids(sections[id].fields, values).filter((uuid) => /^[\da-f]{33}$/.test(uuid));
  const lists = await Promise.all(uuids.map(async (uuid) => [uuid, await call(fileCalls.list, { uuid })] as const));
  return Object.fromEntries(lists);
}
