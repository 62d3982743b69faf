import { json, redirect, type TypedResponse } from "@remix-run/node";
import { env } from "~/config/env.server";
import { files as fileCalls } from "~/contract";
import type { StoredFile } from "~/contract/files";
import type { Gateway } from "~/gateway/gateway.server";
import { contextFrom } from "~/rules/registration/completeness";
import { fileUuids } from "~/rules/registration/files";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections, shownSections } from "~/rules/registration/sections";
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
  const saved = draft.sections.find(({ section }) => section === id) ?? { values: {}, version: 0, savedAt: null };
  const values = saved.version === 0 ? startOf(id) : (saved.values as Typed);

  const typed = Object.fromEntries(draft.sections.map(({ section, values: kept }) => [section, kept as Typed]));
  return json({
    id,
    registrationId: draft.registrationId,
    values,
    version: saved.version,
    savedAt: saved.savedAt,
    context: contextFrom(typed, today()),
    meanings: await meaningsOf(call, id, values),
    files: await filesOf(call, id, values),
    returned: (draft.returned?.items ?? []).filter(({ section }) => section === id),
    checked: new URL(asked.request.url).searchParams.has("check"),
    withFiles: withFiles.has(id),
    next: stepAfter(id, env.REGISTRATION_HIDDEN_TAB),
  });
}

/** Where an untouched section starts: a tab without its obvious first row is a riddle, and only China registers itself (§1). */
export function startOf(id: SectionId): Typed {
  if (id === "basic") return { registeredCountry: "CN", capitalCurrency: "CNY", shareholders: [{ id: "first" }] };
  if (id === "business") return { turnoverCurrency: "CNY", turnover: turnoverRows() };
  if (id === "contact") return { contacts: [{ id: "first" }] };
  if (id === "bank") return { banks: [{ id: "first", country: "CN" }] };
  if (id === "attachment") return { attachments: [{ id: "first", type: "businessLicense" }] };
  return {};
}

function turnoverRows(): Typed[] {
  const thisYear = Number(today().slice(0, 4));
  return [1, 2, 3].map((ago) => ({ id: `year-${ago}`, year: String(thisYear - ago) }));
}

/** The files a section holds, by UUID. */
export async function filesOf(call: Gateway, id: SectionId, values: Typed): Promise<Record<string, StoredFile[]>> {
  const uuids = fileUuids(sections[id].fields, values).filter((uuid) => /^[\da-f]{33}$/.test(uuid));
  const found = await Promise.all(uuids.map(async (uuid) => [uuid, await call(fileCalls.list, { uuid })] as const));
  return Object.fromEntries(found);
}
