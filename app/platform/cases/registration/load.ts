import type { z } from "zod";
import type { registration } from "~/contract";
import { endOfDraft } from "~/rules/registration/draft-life";
import { maskedSection, showAnswer } from "~/platform/records/registrations/show-answer";
import type { Core, Context } from "~/platform/ground/core";
import type { State, Tables } from "~/platform/ground/database/schema";
import { refuse } from "~/platform/ground/base/refuse";
import { returnedOf } from "~/platform/records/onboarding/returned";
import { stageViewOf } from "~/platform/records/onboarding/stage-view";
import { readDraft, readSection, type SavedSection } from "~/platform/records/registrations/draft";
import { countFiles, infectedUuids } from "~/platform/records/registrations/file-uuids";
import { openOwner } from "~/platform/records/registrations/supplier";
import { requireSession } from "~/platform/records/registrations/session";
import { submissionOf } from "~/platform/records/registrations/rounds";

type Answer = z.input<typeof registration.load.answer>;

/** All of the registration that this session belongs to. */
export async function load(core: Core, context: Context): Promise<Answer> {
  const row = await requireOwn(core, context);
  const { id } = row;
  const draft = await readDraft(core, core.db, id);
  return {
    registrationId: id,
    ...openOwner(core.seal, row),
    country: row.country,
    sections: draft.map((section) => asReadable(row, section)),
    fileCounts: await countFiles(core.db, id),
    infectedFiles: await infectedUuids(core.db, id),
    submission: submissionOf(row),
    progress: await stageViewOf(core, row),
    returned: await returnedOf(core, row, draft),
    draftEndsAt: endOfOwnDraft(core, row),
  };
}

/** One section of it. */
export async function loadSection(
  core: Core,
  { section }: z.output<typeof registration.loadSection.input>,
  context: Context,
): Promise<SavedSection> {
  const row = await requireOwn(core, context);
  return asReadable(row, await readSection(core, core.db, row.id, section));
}

/** One sensitive answer in full. */
export async function show(
  core: Core,
  { section, field }: z.output<typeof registration.show.input>,
  context: Context,
): Promise<{ value: string }> {
  const registrationId = await requireSession(core, context);
  const reader = { actor: `registrant:${registrationId}`, action: "registration.show", now: context.now };
  return showAnswer(core, { registrationId, section, field }, reader);
}

/** Until when a draft is kept that is not opened again; what was handed in once does not end by itself. */
function endOfOwnDraft(
  { retention }: Core,
  { submitted_at, touched_at, state }: Tables["registration"],
): string | null {
  if (state !== "filling" || submitted_at !== null || touched_at === null) return null;
  return endOfDraft(touched_at, retention.draft);
}

async function requireOwn(core: Core, context: Context) {
  const id = await requireSession(core, context);
  const row = await core.db.selectFrom("registration").selectAll().where("id", "=", id).executeTakeFirst();
  return row ?? refuse("unknown", "request.e404");
}

/** A mailbox is enough for this session: what was handed in shows no account number to whoever reads it later. */
const asReadable = ({ state }: { state: State }, section: SavedSection): SavedSection =>
  state === "filling" ? section : maskedSection(section);
