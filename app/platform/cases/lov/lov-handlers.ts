import { listsPath } from "~/contract/paths";
import type { z } from "zod";
import { lov } from "~/contract";
import type { Core, Context } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import { type Handler, handle, handleSession } from "~/platform/cases/handler";
import { listChildren, searchListValues } from "~/platform/records/lists/search-list-values";
import type { ViewFields } from "~/platform/records/lists/make-views";

/** The lists of values (§7). */
export const lovHandlers = (core: Core): Handler[] => [
  handle(lov.values, ({ query, value, withRetired, ...input }, context) => {
    const codes = value === undefined ? undefined : [value].flat();
    const search = { meaning: query };
    return searchListValues(
      core,
      { ...input, codes, search, withRetired: withRetired || codes !== undefined },
      context,
    );
  }),
  handleSession(lov.children, ({ code }, { language }) => listChildren(core, code, language)),
  handle(lov.viewInfo, ({ viewCode }, context) => viewInfo(core, viewCode, context)),
  handle(lov.data, (input, context) => searchListValues(core, { ...input, search: searchOf(input) }, context)),
  handle(lov.urlData, ({ lovUrl, ...input }, context) =>
    searchListValues(core, { ...input, lovCode: listAt(lovUrl), search: searchOf(input) }, context),
  ),
];

/** The list for one of our addresses; the rest of the address is ignored. */
function listAt(lovUrl: string): string {
  const [path = ""] = lovUrl.split("?", 1);
  return path.startsWith(listsPath) ? path.slice(listsPath.length) : refuse("invalid", "lov.unknownUrl");
}

const searchOf = ({ meaning, value, tag }: Record<string, unknown>) => ({
  meaning: textOf(meaning),
  value: textOf(value),
  tag: textOf(tag),
});

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

/** The definition of a list, in the language of the request. */
async function viewInfo(
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
