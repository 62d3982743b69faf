import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { assignment, log, exports, lov } from "~/contract";
import { paths } from "~/paths";
import { backToPageBefore } from "~/session/answer-failure.server";
import type { Portal } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";
import type { Gateway } from "~/gateway/gateway.server";
import { dictionary } from "~/i18n/dictionary.server";
import { parseMessagePlace } from "~/rules/workspace/message-list";
import { toQueueInput } from "~/rules/queue/queue-input";
import { parseQueuePlace, type QueueFilter } from "~/rules/queue/queue-place";
import { parseTaskFilter, taskStatesCode } from "~/rules/workspace/tasks";
import { formatList } from "~/rules/format";
import { manufacturerZone, wallClock } from "~/rules/calendar/time-zone";
import type { ListCell, ListWorkbook } from "~/rules/workbook/stream-workbook";
import { queueFilterWords } from "~/ui/table/queue-filter-words";
import { sendWorkbook, withTicket } from "./send-workbook.server";

/** A list of the workspace as a workbook; the log is passed on from the base API unchanged (§7). */
export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();

  switch (args.params["list"]) {
    case "messages":
      return sendWorkbook(portal, "messages", (call) => messageWorkbook(portal, call));
    case "tasks":
      return sendWorkbook(portal, "tasks", (call) => taskWorkbook(portal, call));
    case "registrations":
      return sendWorkbook(portal, "registrations", (call) => registrationWorkbook(portal, call));
    case "log": {
      const { answer, failure } = await portal.attempt(log.exportLog, {});
      return failure ? backToPageBefore(failure, portal.request) : withTicket(portal, answer);
    }
    default:
      return redirect(paths.notFound);
  }
}

/** The user's language and time zone, for writing a workbook. */
async function writingFor(portal: Portal) {
  const language = await portal.language;
  const { t } = dictionary(language);
  const { user } = await portal.workspace();
  const zone = user.timeZone?.value ?? manufacturerZone;
  const clock = (instant: string) => wallClock(new Date(instant), zone);
  /** The contents of the second sheet: the filter, the time, and the number of rows. */
  function about(filter: readonly (string | false | undefined)[]): ListWorkbook["about"] {
    const at = clock(new Date().toISOString()).toISOString().slice(0, 16).replace("T", " ");
    return {
      sheet: t("import:about.title"),
      lines: (count) => [
        [t("import:about.filter"), filter.filter(Boolean).join(language === "zh" ? "，" : ", ")],
        [t("import:about.at"), t("import:about.atZone", { at, zone })],
        [t("import:about.rows"), String(count)],
      ],
    };
  }
  return { t, language, zone, clock, about, query: portal.query };
}

/** The site messages of this account, with the filter in the address. */
async function messageWorkbook(portal: Portal, call: Gateway): Promise<ListWorkbook> {
  const { t, zone, clock, about, query } = await writingFor(portal);
  const { filter } = parseMessagePlace(query);
  const load = (after?: string) => call(exports.messages, { unread: filter === "unread", after });
  return {
    sheet: t("messages:title"),
    names: [t("import:lists.when", { zone }), t("import:lists.title"), t("import:lists.kind"), t("import:lists.state")],
    rows: await openRows(load, ({ createDate, title, readFlag, isAlarm }): ListCell[] => [
      clock(createDate),
      title,
      isAlarm ? t("messages:row.alarm") : "",
      t(readFlag === "0" ? "import:lists.unread" : "import:lists.read"),
    ]),
    about: about([t(filter === "unread" ? "import:lists.unread" : "messages:filter.all")]),
  };
}

/** The tasks for this user's tenant and roles, with the filter in the address. */
async function taskWorkbook(portal: Portal, call: Gateway): Promise<ListWorkbook> {
  const { t, zone, clock, about, query } = await writingFor(portal);
  const filter = parseTaskFilter(query.get("tasks"));
  const states = await call(lov.children, { code: taskStatesCode });
  const nameOf = (state: string) => states.find(({ code }) => code === state)?.name ?? state;
  const load = (after?: string) => call(exports.tasks, { state: filter, after });
  return {
    sheet: t("import:lists.tasks"),
    names: [
      t("import:lists.when", { zone }),
      t("import:lists.title"),
      t("import:lists.kind"),
      t("import:lists.state"),
      t("import:lists.due", { zone }),
    ],
    rows: await openRows(load, ({ createDate, title, kind, state, dueDate }): ListCell[] => [
      clock(createDate),
      title,
      t(`dashboard:tasks.kinds.${kind}`),
      nameOf(state),
      dueDate ? clock(dueDate) : t("dashboard:tasks.whenever"),
    ]),
    about: about([filter === "all" ? t("messages:filter.all") : nameOf(filter)]),
  };
}

/** The submitted registrations, with purchasing's filter in the address. */
async function registrationWorkbook(portal: Portal, call: Gateway): Promise<ListWorkbook> {
  const { t, language, zone, clock, about, query } = await writingFor(portal);
  const place = parseQueuePlace(query);
  const filter = toQueueInput(place);
  const conditions = queueFilterWords(place, await namesFor(call, place), { t, language, zone });
  const load = (after?: string) => call(exports.registrations, { ...filter, after });
  return {
    sheet: t("gsrm:queue.title"),
    names: [
      t("gsrm:queue.number"),
      t("gsrm:queue.company"),
      t("gsrm:queue.englishName"),
      t("gsrm:queue.supplierCode"),
      t("gsrm:queue.columns.state"),
      t("gsrm:queue.columns.category"),
      t("gsrm:queue.columns.province"),
      t("gsrm:queue.columns.type"),
      t("gsrm:queue.columns.risk"),
      t("gsrm:queue.columns.assignee"),
      t("import:lists.submitted", { zone }),
      t("import:lists.due", { zone }),
      t("gsrm:queue.late"),
    ],
    rows: await openRows(load, (row): ListCell[] => [
      row.number ?? "",
      row.companyName ?? "",
      row.companyEnglishName ?? "",
      row.supplierCode ?? "",
      t(`gsrm:states.${row.state}`),
      formatList(language, row.categories),
      row.province ?? "",
      row.companyType ? t(`options:companyType.${row.companyType}`) : "",
      row.riskLevel ? t(`gsrm:risk.levels.${row.riskLevel}`) : "",
      row.assignee?.userName ?? "",
      row.submittedAt ? clock(row.submittedAt) : "",
      row.dueAt ? clock(row.dueAt) : "",
      row.isLate ? t("form.yes") : "",
    ]),
    about: about([t(`gsrm:queue.views.${place.view}`), ...conditions.map(({ text }) => text)]),
  };
}

/** The names of the values in the filter. */
async function namesFor(call: Gateway, { category, province, assignee }: QueueFilter) {
  const load = async (lovCode: string, value: string) =>
    value === "" ? [] : (await call(lov.values, { lovCode, value })).content;
  const people = assignee === "" ? [] : await call(assignment.colleagues, {});
  return {
    categories: await load("ISP.CATEGORY", category),
    provinces: await load("HPFM.PROVINCE", province),
    colleagues: people.map(({ accountId, userName }) => ({ value: accountId, meaning: userName })),
  };
}

type Piece<Row> = { rows: Row[]; next: string | null };

/**
 * The rows of a list, in batches. The first batch is read immediately, so that a refusal comes before anything is sent;
 * each later one when the receiver has read the previous one.
 */
async function openRows<Row, Cells>(
  load: (after?: string) => Promise<Piece<Row>>,
  toCells: (row: Row) => Cells,
): Promise<AsyncIterable<Cells[]>> {
  const first = await load();
  async function* pieces() {
    let piece = first;
    for (;;) {
      yield piece.rows.map((row) => toCells(row));
      if (piece.next === null) return;
      piece = await load(piece.next);
    }
  }
  return pieces();
}
