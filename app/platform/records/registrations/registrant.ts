import type { Endpoint } from "~/contract/endpoint";
import { refuse } from "~/platform/core/base/refuse";
import type { Core, Context } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { openColleague, type TabColleague, stateNow } from "~/platform/records/colleagues/colleague";
import type { RefusalCode } from "~/rules/refusal-code";
import { isSectionId, type SectionId } from "~/rules/registration/section-ids";
import { openOwner } from "./find-registration";

type Session = NonNullable<Context["registrationSession"]>;

/** The owner of a session of a registration: its registrant, or a colleague who was invited to some of its tabs. */
export type Registrant = {
  registrationId: string;
  /** The owner, in the format of the audit trail. */
  actor: string;
  /** Null for the registrant, who has full access. */
  colleague: TabColleague | null;
};

/** Returns the owner of a session. A colleague who was removed, or whose invitation has expired, is refused (403). */
export async function registrantOf(core: Core, session: Session, now: Date): Promise<Registrant> {
  const { registration_id: registrationId, colleague_id, colleague: row } = session;
  if (colleague_id === null) return { registrationId, actor: `registrant:${registrationId}`, colleague: null };
  // The colleague may have been deleted with the answers. Their session must not count as the registrant's.
  if (!row) return refuse("signedOut", "colleague.sessionExpired");
  const colleague = openColleague(core.seal, row);
  const state = stateNow(colleague, now);
  if (state === "removed") return refuseColleague(core, registrationId, "colleague.removed");
  if (state === "expired") return refuseColleague(core, registrationId, "colleague.expired");
  return { registrationId, actor: `colleague:${colleague_id}`, colleague };
}

/**
 * Refuses (403) a colleague's call that only the registrant may make. The first check of each call, before its body is
 * read.
 */
export async function requireAdmitted(
  core: Core,
  session: Session,
  { registrants }: Pick<Endpoint, "registrants">,
  { now }: Context,
): Promise<void> {
  const { colleague, registrationId } = await registrantOf(core, session, now);
  if (colleague && registrants !== "tabs") await refuseColleague(core, registrationId, "colleague.ownerOnly");
}

/**
 * Refuses (403) a colleague's call about a tab that is not among theirs. `input` is the validated input of the call.
 */
export async function requireOwnTabs(core: Core, session: Session, input: unknown, { now }: Context): Promise<void> {
  if (session.colleague_id === null) return;
  await requireTabs(core, await registrantOf(core, session, now), sectionsIn(input));
}

/** Like `requireOwnTabs`, but for tabs that are not in the input of the call. */
export async function requireTabs(
  core: Core,
  { colleague, registrationId }: Registrant,
  tabs: readonly SectionId[],
): Promise<void> {
  if (colleague && !tabs.every((tab) => colleague.sections.includes(tab)))
    await refuseColleague(core, registrationId, "colleague.otherTab");
}

/** The items on the tabs that this person may see: a colleague's own tabs, or all of them. */
export const ofOwnTabs = <Type extends { section: SectionId }>(
  { colleague }: Registrant,
  all: readonly Type[],
): Type[] => all.filter(({ section }) => !colleague || colleague.sections.includes(section));

type ColleagueRefusal = Extract<RefusalCode, `colleague.${string}`>;

/** Refuses a colleague, with the name of the registrant to contact. */
export async function refuseColleague(core: Core, registrationId: string, code: ColleagueRefusal): Promise<never> {
  const name = await registrantName(core, core.db, registrationId);
  return refuse("forbidden", code, { params: { name } });
}

/** The name of the registrant. */
async function registrantName({ seal }: Pick<Core, "seal">, db: Db, registrationId: string): Promise<string> {
  const row = await db
    .selectFrom("registration")
    .select(["id", "owner_sealed"])
    .where("id", "=", registrationId)
    .executeTakeFirstOrThrow();
  return openOwner(seal, row).name;
}

/** The tabs that a call names: one as its `section`, or several under `sections`. */
function sectionsIn(input: unknown): SectionId[] {
  const { section, sections } = (input ?? {}) as { section?: unknown; sections?: unknown };
  const several = Array.isArray(sections)
    ? sections.map((one: unknown) => (typeof one === "object" && one ? (one as { section?: unknown }).section : one))
    : [];
  return [section, ...several].filter(isSectionId);
}
