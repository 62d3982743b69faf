import type { z } from "zod";
import type { registration } from "~/contract";
import type { Core } from "../core";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import { returnedOf } from "../onboarding/returned";
import { stageViewOf } from "../progress/stage-view";
import { readDraft, readSection, type SavedSection } from "./draft";
import { countFiles } from "./file-uuids";
import { openOwner } from "./owner";
import { requireSession } from "./session";
import { submissionOf } from "./submission";

type Answer = z.input<typeof registration.load.answer>;

/** All of the registration that this session belongs to. */
export async function load(core: Core, context: Context): Promise<Answer> {
  const id = await requireSession(core, context);
  const row = await core.db.selectFrom("registration").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return refuse(404, "request.e404");
  const sections = await readDraft(core, core.db, id);
  return {
    registrationId: id,
    ...openOwner(core.seal, row),
    country: row.country,
    sections,
    fileCounts: await countFiles(core.db, id),
    submission: submissionOf(row),
    progress: await stageViewOf(core, row),
    returned: await returnedOf(core, row, sections),
  };
}

/** One section of it. */
export async function loadSection(
  core: Core,
  { section }: z.output<typeof registration.loadSection.input>,
  context: Context,
): Promise<SavedSection> {
  return readSection(core, core.db, await requireSession(core, context), section);
}
