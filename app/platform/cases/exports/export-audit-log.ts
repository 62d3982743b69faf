import { sql } from "kysely";
import { log } from "~/contract";
import { exportPieceRows } from "~/rules/workbook/limits";
import { streamWorkbook, workbookType } from "~/rules/workbook/stream-workbook";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import { wordsIn } from "~/platform/core/words/words-in";
import { requireExportable } from "./piece";
import { type Handler, handleSession } from "~/platform/cases/handler";
import type { Actor } from "~/platform/records/sessions/actor";
import { checkAudit, linkAudit } from "~/platform/core/audit";

/** The calls of the log (§7). */
export const logHandlers = (core: Core): Handler[] => [
  handleSession(log.checkLog, async () => {
    await linkAudit(core);
    return checkAudit(core);
  }),
  handleSession(log.exportLog, async (_, { actor, language, now }) => {
    const rows = tenantLog(core.db, actor);
    await requireExportable(rows.select(({ fn }) => fn.countAll().as("total")));
    return workbookOf(readRows(rows), language, now);
  }),
];

/**
 * The rows of a tenant: actions on the tenant, its registration and its members' accounts, actions by its registrant, and
 * actions by its members on the portal's news. Rows name ids, codes and counts, nothing personal (S-59).
 */
function tenantLog(db: Db, { tenantId }: Actor) {
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
    .where((either) =>
      either.or([
        either("subject", "=", tenantId),
        either("subject", "in", members),
        either("subject", "in", registrationOf("registration")),
        either("actor", "in", registrationOf("registrant")),
        either.and([either("subject", "like", "news:%"), either("actor", "in", members)]),
      ]),
    );
}

/** The rows in batches, newest first. */
async function* readRows(rows: ReturnType<typeof tenantLog>) {
  const newest = rows
    .select(["id", "at", "actor", "action", "subject", "details"])
    .orderBy("id", "desc")
    .limit(exportPieceRows);
  let some = await newest.execute();
  for (let last = some.at(-1); last; last = some.at(-1)) {
    yield some.map(({ at, actor, action, subject, details }) => [
      new Date(at),
      actor,
      action,
      subject,
      details === "{}" ? "" : details,
    ]);
    if (some.length < exportPieceRows) return;
    some = await newest.where("id", "<", last.id).execute();
  }
}

function workbookOf(rows: ReturnType<typeof readRows>, language: Language, now: Date): Response {
  const t = wordsIn(language, "auditLog");
  const at = now.toISOString().slice(0, 16).replace("T", " ");
  const workbook = streamWorkbook({
    sheet: t("sheet"),
    names: [t("time"), t("user"), t("action"), t("object"), t("details")],
    rows,
    about: {
      sheet: t("about.sheet"),
      lines: (count) => [
        [t("about.filter"), t("about.everything")],
        [t("about.exportedAt"), t("about.at", { at })],
        [t("about.rows"), String(count)],
      ],
    },
  });
  return new Response(workbook, {
    headers: {
      "content-type": workbookType,
      "content-disposition": 'attachment; filename="log.xlsx"',
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
