import { sanctions } from "~/contract";
import type { Core } from "~/platform/core/core";
import { readTablePage } from "~/platform/core/database/page";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { loadPermissions } from "~/platform/records/sessions/actor";
import { isPermitted } from "~/rules/permissions/permissions";
import { decideHit } from "./decide-hit";
import { loadLists } from "./lists";
import { replaceList } from "./replace-list";
import { screenFirst } from "./screen-all";

/** Sanctions lists: the current lists, hits, reviewers' decisions, and replacement of a list. */
export const sanctionHandlers = (core: Core): Handler[] => [
  handleSession(sanctions.lists, async (_, { actor }) => ({
    ...(await loadLists(core)),
    mayUpload: isPermitted(await loadPermissions(core.db, actor), "sanctions.upload"),
  })),
  handleSession(sanctions.hits, (input) => {
    const query = core.db
      .selectFrom("sanction_hit")
      .innerJoin("registration", "registration.id", "sanction_hit.registration_id")
      .where("sanction_hit.state", "=", "open");
    return readTablePage(input, {
      count: query.select(({ fn }) => fn.countAll().as("total")),
      rows: query
        .select(["sanction_hit.id", "registration_id", "company_name", "company_english_name"])
        .select(["source", "name", "likeness", "found_at"])
        .orderBy("found_at")
        .orderBy("sanction_hit.id"),
      toContent: (row) => ({
        hitId: row.id,
        registrationId: row.registration_id,
        companyName: row.company_name,
        companyEnglishName: row.company_english_name,
        source: row.source,
        name: row.name,
        likeness: row.likeness,
        foundAt: row.found_at,
      }),
    });
  }),
  handleSession(sanctions.upload, async (input, { actor, now }) => {
    const answer = await replaceList(core, input, { accountId: actor.accountId, now });
    await screenFirst(core);
    return answer;
  }),
  handleSession(sanctions.decide, (input, { actor, now }) =>
    decideHit(core, input, { accountId: actor.accountId, now }),
  ),
];
