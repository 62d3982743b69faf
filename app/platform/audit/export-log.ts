import { sql } from "kysely";
import writeExcelFile from "write-excel-file/node";
import { log } from "~/contract";
import { logMaxRows } from "~/rules/limits";
import { listSheet } from "~/rules/workbook/sheet-cell";
import type { Core } from "../core";
import type { Db, Language } from "../db/schema";
import { type Handler, handleSession } from "../http/router";
import type { Actor } from "../identity/actor";
import { checkAudit, linkAudit } from "./chain";

const words = {
  zh: { sheet: "操作日志", names: ["时间（UTC）", "操作者", "操作", "对象", "明细"] },
  en: { sheet: "Log", names: ["Time (UTC)", "Actor", "Action", "Subject", "Details"] },
};
const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The calls of the log (§7). */
export const logHandlers = (core: Core): Handler[] => [
  handleSession(log.checkLog, async () => {
    await linkAudit(core);
    return checkAudit(core);
  }),
  handleSession(log.exportLog, async (_, { actor, language }) => workbookOf(await rowsOf(core.db, actor), language)),
];

/**
 * The newest rows of a tenant: what was done to it, to its registration, to its members' accounts, by its registrant, or
 * by its members to the portal's news. Rows name ids, codes and counts, nothing personal (S-59).
 */
async function rowsOf(db: Db, { tenantId }: Actor) {
  if (tenantId === null) return [];
  const members = db
    .selectFrom("tenant_member")
    .select(sql<string>`'account:' || account_id`.as("name"))
    .where("tenant_id", "=", tenantId);
  const registrationOf = (kind: "registration" | "registrant") =>
    db
      .selectFrom("tenant")
      .select(sql<string>`${sql.lit(`${kind}:`)} || registration_id`.as("name"))
      .where("id", "=", tenantId)
      .where("registration_id", "is not", null);
  return db
    .selectFrom("audit_event")
    .select(["at", "actor", "action", "subject", "details"])
    .where((either) =>
      either.or([
        either("subject", "=", tenantId),
        either("subject", "in", members),
        either("subject", "in", registrationOf("registration")),
        either("actor", "in", registrationOf("registrant")),
        either.and([either("subject", "like", "news:%"), either("actor", "in", members)]),
      ]),
    )
    .orderBy("id", "desc")
    .limit(logMaxRows)
    .execute();
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

async function workbookOf(rows: readonly Row[], language: Language): Promise<Response> {
  const { sheet, names } = words[language];
  const told = rows.map(({ at, actor, action, subject, details }) => [
    new Date(at),
    actor,
    action,
    subject,
    details === "{}" ? "" : details,
  ]);
  const workbook = await writeExcelFile([listSheet(sheet, names, told)]).toBuffer();
  return new Response(new Uint8Array(workbook), {
    headers: {
      "content-type": type,
      "content-disposition": 'attachment; filename="log.xlsx"',
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
