import type { z } from "zod";
import type { changeRequests } from "~/contract";
import { companyOf, requireCompany } from "~/platform/records/registrations/supplier";
import type { Core } from "~/platform/ground/core";
import { readPage } from "~/platform/ground/database/page";
import type { Actor } from "~/platform/records/sessions/actor";
import { requireOwn } from "~/platform/records/changes/find";
import { summaryOf, viewOf } from "~/platform/records/changes/views";

/** The changes of the company this supplier works for, the newest first. */
export async function listOwn(core: Core, page: z.output<typeof changeRequests.list.input>, actor: Actor) {
  const company = await companyOf(core, actor);
  const query = core.db
    .selectFrom("change_request")
    .where("registration_id", "=", company?.id ?? "")
    .where((either) =>
      either.or([either("state", "<>", "awaitingCode"), either("submitter_id", "=", actor.accountId)]),
    );
  return readPage(page, {
    count: query.select(({ fn }) => fn.countAll().as("total")),
    rows: query.selectAll().orderBy("created_at", "desc").orderBy("id"),
    tell: summaryOf,
  });
}

/** One of them. */
export async function viewOwn(core: Core, changeId: string, actor: Actor) {
  const { id } = await requireCompany(core, actor);
  return viewOf(core, await requireOwn(core.db, id, actor.accountId, changeId));
}
