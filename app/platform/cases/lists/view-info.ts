import type { z } from "zod";
import type { lov } from "~/contract";
import type { Core } from "~/platform/ground/core";
import type { Context } from "~/platform/ground/context";
import { refuse } from "~/platform/ground/base/refuse";
import type { ViewFields } from "~/platform/records/lists/views";

/** The definition of a list, in the language of the request. */
export async function viewInfo(
  { db }: Core,
  viewCode: string,
  { language }: Context,
): Promise<z.input<typeof lov.viewInfo.answer>> {
  const view =
    (await db.selectFrom("lov_view").selectAll().where("lov_code", "=", viewCode).executeTakeFirst()) ??
    refuse("unknown", "lov.unknown");
  const { query, table } = JSON.parse(view.fields_json) as ViewFields;
  return {
    lovCode: view.lov_code,
    lovName: language === "zh" ? view.name_zh : view.name_en,
    lovTypeCode: view.type_code,
    queryUrl: view.query_url,
    valueField: "value",
    displayField: "meaning",
    pageSize: view.page_size,
    queryFields: query.map((field) => ({ field: field.name, label: field[language] })),
    tableFields: table.map((field) => ({ dataIndex: field.name, title: field[language] })),
  };
}
