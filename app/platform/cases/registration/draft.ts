import type { z } from "zod";
import type { registration } from "~/contract";
import { endOfDraft } from "~/rules/registration/draft-life";
import { maskedSection, openAnswer } from "~/platform/records/registrations/show-answer";
import type { Core, Context } from "~/platform/core/core";
import type { Tables } from "~/platform/core/database/schema";
import { refuse, RefusalError } from "~/platform/core/base/refuse";
import { loadReturn, loadReturnAfter } from "~/platform/records/onboarding/return-items";
import { lastStepSeen, loadStageAfter } from "~/platform/records/onboarding/stage-view";
import { countUnreadQuestions, supplierReader } from "~/platform/records/conversation/questions";
import {
  readDraft,
  readEditedDraft,
  readSavedSection,
  type SavedSection,
} from "~/platform/records/registrations/saved-section";
import { countFiles, infectedUuids } from "~/platform/records/registrations/file-uuids";
import { openOwner } from "~/platform/records/registrations/find-registration";
import { nameEditors } from "~/platform/records/registrations/editors";
import { namePeopleOnTabs, readTabPeople } from "~/platform/records/colleagues/tab-people";
import { ofOwnTabs, type Registrant } from "~/platform/records/registrations/registrant";
import {
  overCode,
  requireRegistrant,
  requireSessionToSave,
} from "~/platform/records/registrations/registration-session";
import { lastRound, toSubmission } from "~/platform/records/registrations/rounds";
import { keepSections, type ToKeep } from "~/platform/records/registrations/keep-sections";
import { limitDraft } from "./limit-draft";

type DraftAnswer = z.input<typeof registration.load.answer>;

/** The whole registration of this session; for a colleague, only their tabs. */
export async function load(core: Core, context: Context): Promise<DraftAnswer> {
  const { row, registrant } = await requireOwn(core, context);
  const { id } = row;
  const edited = await readEditedDraft(core, core.db, id);
  const draft = edited.map(({ saved }) => saved);
  const submission = toSubmission(row);
  const step = await lastStepSeen(core, row);
  const people = await readTabPeople(core, core.db, id, context.now);
  const answer: DraftAnswer = {
    registrationId: id,
    ...openOwner(core.seal, row),
    country: row.country,
    hasMasks: isMaskedFor(row),
    sections: nameEditors(edited, people.colleagues, registrant).map((section) => asReadable(row, section)),
    others: namePeopleOnTabs(people, registrant.colleague?.id ?? null),
    fileCounts: await countFiles(core.db, id),
    infectedFiles: await infectedUuids(core.db, id),
    submission: submission && { ...submission, round: await lastRound(core.db, id) },
    progress: await loadStageAfter(core, row, step),
    returned: await loadReturnAfter(core, row, draft, step),
    draftEndsAt: endOfOwnDraft(core, row),
    unreadMessages: registrant.colleague ? undefined : await countUnreadQuestions(core.db, id, supplierReader),
    colleague: null,
  };
  return registrant.colleague ? limitDraft(answer, draft, registrant.colleague) : answer;
}

/** One section of the registration. */
export async function loadSection(
  core: Core,
  { section }: z.output<typeof registration.loadSection.input>,
  context: Context,
): Promise<SavedSection> {
  const { row } = await requireOwn(core, context);
  return asReadable(row, await readSavedSection(core, core.db, row.id, section));
}

/** One sensitive answer in full. */
export async function show(
  core: Core,
  { section, field }: z.output<typeof registration.show.input>,
  context: Context,
): Promise<{ value: string }> {
  const { registrationId, actor } = await requireRegistrant(core, context);
  const reader = { actor, action: "registration.show" as const, now: context.now };
  return openAnswer(core, { registrationId, section, field }, reader);
}

/** When an untouched draft is deleted. Null if it was submitted before, because then it is kept. */
function endOfOwnDraft(
  { retention }: Core,
  { submitted_at, touched_at, state }: Tables["registration"],
): string | null {
  if (state !== "filling" || submitted_at !== null || touched_at === null) return null;
  return endOfDraft(touched_at, retention.draft);
}

async function requireOwn(core: Core, context: Context) {
  const registrant = await requireRegistrant(core, context);
  const id = registrant.registrationId;
  const row = await core.db.selectFrom("registration").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? { row, registrant } : refuse("unknown", "request.e404");
}

type Submitted = Pick<Tables["registration"], "submitted_at">;

/**
 * Access to a mailbox is enough for this session, so a registration that was ever submitted shows no account number to a later
 * reader of the mailbox, even if it was returned to be changed.
 */
const isMaskedFor = ({ submitted_at }: Submitted): boolean => submitted_at !== null;
const asReadable = (row: Submitted, section: SavedSection): SavedSection =>
  isMaskedFor(row) ? maskedSection(section) : section;

type SectionInput = z.output<typeof registration.saveSection.input>;
type SectionAnswer = z.input<typeof registration.saveSection.answer>;

/**
 * Saves a section as typed (docs/architecture.md, “Drafts”). A session that has just expired can also save, but gets no
 * data in the response.
 */
export async function saveSection(core: Core, input: SectionInput, context: Context): Promise<SectionAnswer> {
  const { isExpired, ...registrant } = await requireSessionToSave(core, context);
  const keep = async () => {
    const { row, sections } = await keepAs(core, registrant, [input], context.now);
    const [section] = sections;
    return { row, section: section ?? refuse("unknown", "request.e404") };
  };
  if (!isExpired) {
    const { row, section } = await keep();
    const returnedItems = await listReturnedItems(core, row);
    return { ...section, returnedItems: returnedItems && ofOwnTabs(registrant, returnedItems) };
  }

  const isStored = await keep().then(
    () => true,
    (error: unknown) => (error instanceof RefusalError ? false : Promise.reject(error)),
  );
  return refuse("signedOut", overCode(registrant.colleague !== null), { saved: isStored });
}

/** The comments of a returned registration after a save. Undefined if it has not been returned. */
async function listReturnedItems(core: Core, row: Keeping): Promise<SectionAnswer["returnedItems"]> {
  // Nothing can be returned before the first submission, so most saves need not query the rounds.
  if (row.submitted_at === null) return undefined;
  return (await loadReturn(core, row, await readDraft(core, core.db, row.id)))?.items;
}

/** Saves several sections, all or none. Unlike typed input, an import is not saved in an expired session. */
export async function saveSections(
  core: Core,
  { sections }: z.output<typeof registration.saveSections.input>,
  context: Context,
): Promise<{ sections: SavedSection[] }> {
  const registrant = await requireRegistrant(core, context);
  return { sections: (await keepAs(core, registrant, sections, context.now)).sections };
}

/** The registration before its sections are saved. */
type Keeping = Pick<Tables["registration"], "id" | "state" | "submitted_at">;

/** Saves sections and returns those that this session may read, including the stored section of a conflict. */
async function keepAs(core: Core, registrant: Registrant, values: readonly ToKeep[], now: Date) {
  const row = await core.db
    .selectFrom("registration")
    .select(["id", "state", "submitted_at"])
    .where("id", "=", registrant.registrationId)
    .executeTakeFirstOrThrow();
  const keeper = { ...registrant, now };
  try {
    const kept = await core.db.transaction().execute((trx) => keepSections(core, trx, keeper, values));
    return { row, sections: kept.map((section) => asReadable(row, section)) };
  } catch (error) {
    if (!(error instanceof RefusalError) || error.code !== "registration.conflict") throw error;
    return refuse("conflict", error.code, asReadable(row, error.details as SavedSection));
  }
}
