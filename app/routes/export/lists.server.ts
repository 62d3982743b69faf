import writeExcelFile from "write-excel-file/node";
import { lov, messages, onboarding, tasks } from "~/contract";
import type { Gateway } from "~/gateway/gateway.server";
import { dictionary } from "~/i18n/i18n.server";
import { exportMaxRows, pageSizes } from "~/rules/limits";
import { queuePlaceOf } from "~/rules/onboarding/queue";
import { taskStatesCode } from "~/rules/tasks";
import { manufacturerZone, wallClock } from "~/rules/time-zone";
import { listSheet } from "~/rules/workbook/sheet-cell";
import type { Asked } from "~/session/caller.server";
import { initOf } from "~/session/init.server";
import { languageOf } from "~/session/language.server";
import { attachment } from "./attachment.server";

const size = Math.max(...pageSizes);
type Page<Row> = { content: Row[]; totalPages: number };

/** A list from its beginning, as far as an export goes. */
async function rowsOf<Row>(ask: (page: number) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 0, pages = 1; page < pages && rows.length < exportMaxRows; page++) {
    const { content, totalPages } = await ask(page);
    rows.push(...content);
    pages = totalPages;
  }
  return rows.slice(0, exportMaxRows);
}

/** What an export is written with: the user's words and clock. */
async function writing(asked: Asked) {
  const { t } = dictionary(await languageOf(asked.request));
  const { user } = await initOf(asked);
  const zone = user.timeZone?.value ?? manufacturerZone;
  return { t, zone, clock: (instant: string) => wallClock(new Date(instant), zone) };
}

/** The site messages of this account as a workbook. */
export async function exportMessages(asked: Asked, call: Gateway): Promise<Response> {
  const { t, zone, clock } = await writing(asked);
  const rows = await rowsOf((page) => call(messages.list, { page, size }));
  const names = [t("import:lists.when", { zone }), t("import:lists.title"), t("import:lists.state")];
  const sheet = listSheet(
    t("messages:title"),
    names,
    rows.map(({ createDate, title, readFlag }) => [
      clock(createDate),
      title,
      t(readFlag === "0" ? "import:lists.unread" : "import:lists.read"),
    ]),
  );
  return attachment(await writeExcelFile([sheet]).toBuffer(), "messages");
}

/** The tasks of this user's tenant and roles as a workbook. */
export async function exportTasks(asked: Asked, call: Gateway): Promise<Response> {
  const { t, zone, clock } = await writing(asked);
  const states = await call(lov.children, { code: taskStatesCode });
  const rows = await rowsOf((page) => call(tasks.list, { page, size }));
  const names = [
    t("import:lists.when", { zone }),
    t("import:lists.title"),
    t("import:lists.kind"),
    t("import:lists.state"),
    t("import:lists.due", { zone }),
  ];
  const sheet = listSheet(
    t("import:lists.tasks"),
    names,
    rows.map(({ createDate, title, kind, state, dueDate }) => [
      clock(createDate),
      title,
      t(`dashboard:tasks.kinds.${kind}`),
      states.find(({ code }) => code === state)?.name ?? state,
      dueDate ? clock(dueDate) : t("dashboard:tasks.whenever"),
    ]),
  );
  return attachment(await writeExcelFile([sheet]).toBuffer(), "tasks");
}

/** The registrations purchasing sees, as its list is narrowed in the address. */
export async function exportRegistrations(asked: Asked, call: Gateway): Promise<Response> {
  const { t, zone, clock } = await writing(asked);
  const { isLate, search, ...filter } = queuePlaceOf(new URL(asked.request.url).searchParams);
  const narrowed = { ...filter, ...(isLate && { isLate }), ...(search && { search }) };
  const rows = await rowsOf((page) => call(onboarding.queue, { ...narrowed, page, size }));
  const names = [
    t("gsrm:queue.number"),
    t("gsrm:queue.company"),
    t("gsrm:queue.supplierCode"),
    t("gsrm:queue.state"),
    t("import:lists.submitted", { zone }),
    t("import:lists.due", { zone }),
    t("gsrm:queue.late"),
  ];
  const sheet = listSheet(
    t("gsrm:queue.title"),
    names,
    rows.map(({ number, companyName, supplierCode, state, submittedAt, dueAt, isLate: late }) => [
      number ?? "",
      companyName ?? "",
      supplierCode ?? "",
      t(`gsrm:states.${state}`),
      submittedAt ? clock(submittedAt) : "",
      dueAt ? clock(dueAt) : "",
      late ? t("form.yes") : "",
    ]),
  );
  return attachment(await writeExcelFile([sheet]).toBuffer(), "registrations");
}
