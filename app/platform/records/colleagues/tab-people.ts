import { iso, secondsLater } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { recentSaveSeconds, tabVisitSeconds } from "~/rules/colleagues/limits";
import type { SectionId } from "~/rules/registration/section-ids";
import { type ColleaguePerson, aboutColleague } from "./colleague";

/** A colleague of a registration, by name. */
type NamedColleague = { id: string; name: string; isRemoved: boolean };
/** A person on a tab: the id of a colleague, or null for the registrant. */
type TabVisit = { section: SectionId; colleagueId: string | null };
type TabPeople = { colleagues: NamedColleague[]; visits: TabVisit[] };

/** The registrant in `tab_visit`. */
const registrantKey = "";

/** Records that a person has a tab open now. */
export async function noteTabVisit(
  db: Db,
  registrationId: string,
  { section, colleagueId }: TabVisit,
  now: Date,
): Promise<void> {
  const key = { registration_id: registrationId, section_id: section, person: colleagueId ?? registrantKey };
  await db
    .insertInto("tab_visit")
    .values({ ...key, at: iso(now) })
    .onConflict((conflict) =>
      conflict.columns(["registration_id", "section_id", "person"]).doUpdateSet({ at: iso(now) }),
    )
    .execute();
}

/**
 * The colleagues of a registration, removed ones too, and who is on which of its tabs: those whose window has reported recently, and
 * those who saved a tab last, a short time ago. One statement, because every tab needs it.
 */
export async function readTabPeople(
  { seal }: Pick<Core, "seal">,
  db: Db,
  registrationId: string,
  now: Date,
): Promise<TabPeople> {
  const rows = await db
    .selectFrom("colleague")
    .select((row) => [
      "id as person",
      "person_sealed",
      "removed_at",
      row.lit(null).$castTo<SectionId | null>().as("section_id"),
    ])
    .where("registration_id", "=", registrationId)
    .unionAll((union) =>
      union
        .selectFrom("tab_visit")
        .select((row) => [
          "person",
          row.lit(null).$castTo<string>().as("person_sealed"),
          row.lit(null).$castTo<string | null>().as("removed_at"),
          "section_id",
        ])
        .where("registration_id", "=", registrationId)
        .where("at", ">=", iso(secondsLater(now, -tabVisitSeconds))),
    )
    .unionAll((union) =>
      union
        .selectFrom("registration_section")
        .select((row) => [
          row.fn.coalesce("changed_by", row.val(registrantKey)).as("person"),
          row.lit(null).$castTo<string>().as("person_sealed"),
          row.lit(null).$castTo<string | null>().as("removed_at"),
          "section_id",
        ])
        .where("registration_id", "=", registrationId)
        .where("saved_at", ">=", iso(secondsLater(now, -recentSaveSeconds))),
    )
    .execute();
  const colleagues = rows.flatMap(({ person: id, section_id, person_sealed, removed_at }) =>
    section_id === null
      ? [
          {
            id,
            name: seal.open<ColleaguePerson>(person_sealed, aboutColleague(id)).name,
            isRemoved: removed_at !== null,
          },
        ]
      : [],
  );
  const visits = rows.flatMap(({ person, section_id }) =>
    section_id === null ? [] : [{ section: section_id, colleagueId: person === registrantKey ? null : person }],
  );
  return { colleagues, visits };
}

/** A person on a tab, by name; null is the registrant. */
type NamedVisit = { section: SectionId; name: string | null };

/**
 * The others on each tab, for one of the people: each once per tab, without removed colleagues. Null if there is no colleague who
 * could be on one.
 */
export function namePeopleOnTabs({ colleagues, visits }: TabPeople, viewerId: string | null): NamedVisit[] | null {
  const active = new Map(colleagues.flatMap(({ id, name, isRemoved }) => (isRemoved ? [] : [[id, name] as const])));
  if (active.size === 0) return null;
  const others = new Map<string, NamedVisit>();
  for (const { section, colleagueId } of visits) {
    const name = colleagueId === null ? null : active.get(colleagueId);
    if (colleagueId === viewerId || name === undefined) continue;
    others.set(`${section} ${colleagueId}`, { section, name });
  }
  return [...others.values()];
}
