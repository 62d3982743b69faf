import { json, redirect, type TypedResponse } from "@remix-run/node";
import { env } from "~/config/env.server";
import { files as fileCalls } from "~/contract";
import type { StoredFile } from "~/contract/files";
import type { Gateway } from "~/gateway/gateway.server";
import { contextFrom } from "~/rules/registration/completeness";
import { fileUuids } from "~/rules/registration/files";
import { type SectionId, shownSections } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { shownValues } from "~/rules/registration/starting-values";
import { stepAfter } from "~/rules/registration/steps";
import type { Typed } from "~/rules/typed";
import { paths } from "~/paths";
import type { Asked } from "~/session/caller.server";
import { draftOf } from "~/session/draft.server";
import { gatewayFor } from "~/session/gateway.server";
import { requireRegistration } from "~/session/registration.server";
import { today } from "~/session/today";
import { meaningsOf } from "~/ui/form/meanings";
import type { SectionData } from "~/ui/form/section-form";

const withFiles = new Set<SectionId>(["business", "manage", "attachment"]);

/** What a tab of the wizard shows. A hidden tab is not there. */
export async function loadSectionScreen(asked: Asked, id: SectionId): Promise<TypedResponse<SectionData>> {
  const call = await gatewayFor(asked);
  await requireRegistration(asked);
  if (!shownSections(env.REGISTRATION_HIDDEN_TAB).includes(id)) throw redirect(paths.notFound);

  const draft = await draftOf(asked);
  if (draft.submission) throw redirect(paths.success);
  const unsaved = { section: id, values: {}, version: 0, savedAt: null };
  const saved = draft.sections.find(({ section }) => section === id) ?? unsaved;
  const values = shownValues(saved, today());

  const typed = Object.fromEntries(draft.sections.map(({ section, values: kept }) => [section, kept as Typed]));
  return json({
    id,
    registrationId: draft.registrationId,
    values,
    version: saved.version,
    savedAt: saved.savedAt,
    context: contextFrom(typed, today(), undefined, draft.infectedFiles),
    meanings: await meaningsOf(call, id, values),
    files: await filesOf(call, id, values),
    returned: (draft.returned?.items ?? []).filter(({ section }) => section === id),
    checked: new URL(asked.request.url).searchParams.has("check"),
    withFiles: withFiles.has(id),
    // Without a service behind it the look-up could only ever fail. A remote base API has its own.
    canLookUp: id === "basic" && Boolean(env.COMPANY_LOOKUP_URL ?? env.BASE_API_URL),
    next: stepAfter(id, env.REGISTRATION_HIDDEN_TAB),
  });
}

/** The files a section holds, by UUID. */
export async function filesOf(call: Gateway, id: SectionId, values: Typed): Promise<Record<string, StoredFile[]>> {
  const uuids = fileUuids(sections[id].fields, values).filter((uuid) => /^[\da-f]{33}$/.test(uuid));
  const found = await Promise.all(uuids.map(async (uuid) => [uuid, await call(fileCalls.list, { uuid })] as const));
  return Object.fromEntries(found);
}
