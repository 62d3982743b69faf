import { lov } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { refuse } from "~/platform/ground/base/refuse";
import { type Handler, handle, handleSession } from "~/platform/cases/handler";
import { childrenOf } from "~/platform/records/lists/children";
import { findValues } from "~/platform/records/lists/find-values";
import { viewInfo } from "./view-info";
import { ownLists } from "~/platform/records/lists/own-lists";

/** The lists of values (§7). */
export const lovHandlers = (core: Core): Handler[] => [
  handle(lov.values, ({ query, value, ...input }, context) =>
    findValues(
      core,
      { ...input, codes: value === undefined ? undefined : [value].flat(), search: { meaning: query } },
      context,
    ),
  ),
  handleSession(lov.children, ({ code }, { language }) => childrenOf(core, code, language)),
  handle(lov.viewInfo, ({ viewCode }, context) => viewInfo(core, viewCode, context)),
  handle(lov.data, (input, context) => findValues(core, { ...input, search: searchOf(input) }, context)),
  handle(lov.urlData, ({ lovUrl, ...input }, context) =>
    findValues(core, { ...input, lovCode: listAt(lovUrl), search: searchOf(input) }, context),
  ),
];

/** The list an address of ours stands for; whatever else an address says is not asked. */
function listAt(lovUrl: string): string {
  const [path = ""] = lovUrl.split("?", 1);
  return path.startsWith(ownLists) ? path.slice(ownLists.length) : refuse("invalid", "lov.unknownUrl");
}

const searchOf = ({ meaning, value, tag }: Record<string, unknown>) => ({
  meaning: textOf(meaning),
  value: textOf(value),
  tag: textOf(tag),
});

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
