import type { FormValues } from "~/rules/form-values";
import { findRule, takeTurn } from "~/rules/teamwork/assignment";
import type { AssignmentRule } from "~/rules/teamwork/settings";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { isOwn } from "~/platform/records/onboarding/require-mover";
import { readDraft, toSectionValues } from "~/platform/records/registrations/saved-section";
import { loadTakers } from "./absences";
import { assign } from "./assign";
import { lockList } from "./setting-lists";

type Rule = AssignmentRule & { lastId: string | null };

/** The rules in their order, each with whose turn it was last. */
export async function listRules(db: Db): Promise<Rule[]> {
  const rows = await db.selectFrom("assignment_rule").selectAll().orderBy("place").execute();
  return rows.map(({ id, name, categories, provinces, people, last_id }) => ({
    ruleId: id,
    name,
    categories: JSON.parse(categories) as string[],
    provinces: JSON.parse(provinces) as string[],
    people: JSON.parse(people) as string[],
    lastId: last_id,
  }));
}

/**
 * Assigns a registration, when it is submitted, by the first rule that fits it, under its lock. It stays unassigned if no rule
 * fits, or if none of the people whom the rule names is available.
 */
export async function assignByRule(core: Core, trx: Db, row: Tables["registration"], now: Date): Promise<void> {
  if (row.assignee_id !== null) return;
  // Two registrations submitted at the same time are assigned one after the other.
  await lockList(trx, "assignmentRules");
  const rule = findRule(await listRules(trx), await readConditions(core, trx, row.id));
  if (!rule) return;
  const findTaker = await loadTakers(trx, now);
  const takers = new Map<string, string>();
  for (const id of rule.people) {
    const taker = findTaker(id);
    if (taker !== null && !(await isOwn(trx, row, taker))) takers.set(id, taker);
  }
  const turn = takeTurn(rule.people, rule.lastId, (id) => takers.get(id) ?? null);
  if (!turn) return;
  await trx.updateTable("assignment_rule").set({ last_id: turn.turnId }).where("id", "=", rule.ruleId).execute();
  await assign(trx, { row, toId: turn.takerId, byId: null, cause: "rule", now });
}

/** Reads the values that conditions are compared with: the supply categories of a company, and the provinces of its addresses. */
export async function readConditions(core: Core, db: Db, registrationId: string) {
  const { basic = {}, business = {} } = toSectionValues(await readDraft(core, db, registrationId)) as Partial<
    Record<"basic" | "business", FormValues>
  >;
  const toCodes = (value: unknown) => [value].flat().filter((code) => typeof code === "string" && code !== "");
  return {
    categories: toCodes(business.categories) as string[],
    provinces: toCodes([basic.registeredProvince, basic.officeProvince]) as string[],
  };
}
