import { type Expression, sql } from "kysely";
import type { z } from "zod";
import type { correctiveActions } from "~/contract";
import type { Core } from "~/platform/core/core";
import { pageHolds, readTablePage } from "~/platform/core/database/page";
import { toSearchQuery } from "~/platform/core/names/search-text";
import { toActionSummary } from "~/platform/records/corrective-actions/corrective-actions";

type ActionListInput = z.output<typeof correctiveActions.list.input>;

const openFirst: Expression<number> = sql`case corrective_action.state when 'answered' then 0 when 'open' then 1 else 2 end`;
/** The due date of an open action; empty for all others, which sort as equal. */
const due: Expression<string> = sql`case when corrective_action.state in ('open', 'answered') then due_on else '' end`;

/**
 * A page of the corrective actions of all suppliers: first those to review and those to answer by due date, then the
 * rest, newest first.
 */
export function listAll(core: Core, { state, search, ...page }: ActionListInput, now: Date) {
  const query = core.db
    .selectFrom("corrective_action")
    .innerJoin("registration", "registration.id", "corrective_action.registration_id")
    .$if(state !== undefined, (actions) => actions.where("corrective_action.state", "=", state ?? "open"))
    .$if(search !== undefined && search !== "", (actions) =>
      actions.where((either) =>
        either.or([
          pageHolds(either.ref("registration.search"), toSearchQuery(search ?? "")),
          pageHolds(either.fn("lower", ["corrective_action.number"]), (search ?? "").toLowerCase()),
        ]),
      ),
    );
  return readTablePage(page, {
    count: query.select(({ fn }) => fn.countAll().as("total")),
    rows: query
      .selectAll("corrective_action")
      .select(["company_name", "company_english_name"])
      .orderBy(openFirst)
      .orderBy(due)
      .orderBy("requested_at", "desc")
      .orderBy("corrective_action.id"),
    toContent: (row) => ({
      ...toActionSummary(core, row, now),
      registrationId: row.registration_id,
      companyName: row.company_name,
      companyEnglishName: row.company_english_name,
    }),
  });
}
