import type { z } from "zod";
import type { changeRequests } from "~/contract";
import { companyOf, requireCompany } from "../company/supplier";
import type { Core } from "../core";
import { readPage } from "../db/page";
import type { Actor } from "../identity/actor";
import { requireOwn } from "./find";
import { summaryOf, viewOf } from "./views";

/** The changes of the company this supplier works for, the newest first. */
export async function listOwn(core: Core, page: z.output<typeof changeRequests.list.input>, actor: Actor) {
  const company = await companyOf(core, actor);
  const found = core.db
    .selectFrom("change_request")
    .where("registration_id", "=", company?.id ?? "")
    .where((either) =>
      either.or([either("state", "<>", "awaitingCode"), either("submitter_id", "=", actor.accountId)]),
    );
  return readPage(page, {
    count: found.select(({ fn }) => fn.countAll().as("total")),
    rows: found.selectAll().orderBy("created_at", "desc").orderBy("id"),
    tell: summaryOf,
  });
}

/** One of them. */
export async function viewOwn(core: Core, changeId: string, actor: Actor) {
  const { id } = await requireCompany(core, actor);
  return viewOf(core, await requireOwn(core.db, id, actor.accountId, changeId));
}
