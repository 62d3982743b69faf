import { reviewSettings } from "~/contract";
import type { AssignmentRule } from "~/rules/teamwork/settings";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { type ActorContext, type Handler, handleSession } from "~/platform/cases/handler";
import { listRules } from "~/platform/records/teamwork/assignment-rules";
import { listPeople } from "~/platform/records/accounts/people";
import { listReviewerIds } from "~/platform/records/teamwork/reviewers";
import { listTexts, loadSettingVersion, replaceTexts, saveList } from "~/platform/records/teamwork/setting-lists";
import { listChecklist, listPhrases, tickItem } from "./for-review";

/** The settings that a super admin maintains for the reviews, and the parts of them that a review uses. */
export const reviewSettingHandlers = (core: Core): Handler[] => [
  handleSession(reviewSettings.loadRules, async () => {
    const rules = await listRules(core.db);
    const people = await listPeople(
      core,
      rules.flatMap(({ people: ids }) => ids),
    );
    const items = rules.map(({ ruleId, name, categories, provinces, people: ids }) => ({
      ruleId,
      name,
      categories,
      provinces,
      people: ids,
    }));
    return { version: await loadSettingVersion(core.db, "assignmentRules"), items, people: [...people.values()] };
  }),
  handleSession(reviewSettings.saveRules, (input, context) => saveRules(core, input, context)),
  handleSession(reviewSettings.loadPhrases, async () => ({
    version: await loadSettingVersion(core.db, "phrases"),
    items: await listTexts(core.db, "phrase"),
  })),
  handleSession(reviewSettings.savePhrases, ({ version, items }, { actor, now }) =>
    saveList(core.db, { name: "phrases", version, items: items.length, accountId: actor.accountId, now }, (trx) =>
      replaceTexts(trx, "phrase", items),
    ),
  ),
  handleSession(reviewSettings.loadChecklist, async () => ({
    version: await loadSettingVersion(core.db, "checklist"),
    items: await listTexts(core.db, "checklist_item"),
  })),
  handleSession(reviewSettings.saveChecklist, ({ version, items }, { actor, now }) =>
    saveList(core.db, { name: "checklist", version, items: items.length, accountId: actor.accountId, now }, (trx) =>
      replaceTexts(trx, "checklist_item", items),
    ),
  ),
  handleSession(reviewSettings.phrasesFor, (input, context) => listPhrases(core, input, context)),
  handleSession(reviewSettings.checklistFor, (input, context) => listChecklist(core, input, context)),
  handleSession(reviewSettings.tick, async (input, context) => {
    await tickItem(core, input, context);
    return {};
  }),
];

type RulesInput = { version: number; items: readonly AssignmentRule[] };

/**
 * Saves the rules; an existing rule keeps its position in the rotation. People who have left may stay in rules that
 * contained them.
 */
async function saveRules({ db }: Core, { version, items }: RulesInput, { actor, now }: ActorContext) {
  const save = { name: "assignmentRules", version, items: items.length, accountId: actor.accountId, now } as const;
  return saveList(db, save, async (trx) => {
    const before = await listRules(trx);
    await requireReviewers(trx, items, before);
    const turns = new Map(before.map(({ ruleId, lastId }) => [ruleId, lastId]));
    await trx.deleteFrom("assignment_rule").execute();
    if (items.length === 0) return;
    const rows = items.map(({ ruleId, name, categories, provinces, people }, place) => ({
      id: ruleId,
      place,
      name,
      categories: JSON.stringify(categories),
      provinces: JSON.stringify(provinces),
      people: JSON.stringify(people),
      last_id: turns.get(ruleId) ?? null,
    }));
    await trx.insertInto("assignment_rule").values(rows).execute();
  });
}

async function requireReviewers(trx: Db, items: readonly AssignmentRule[], before: readonly AssignmentRule[]) {
  const reviewerIds = await listReviewerIds(trx);
  const known = new Set([...reviewerIds, ...before.flatMap(({ people }) => people)]);
  if (items.some(({ people }) => people.some((id) => !known.has(id)))) refuse("unknown", "assignment.unknownColleague");
}
