import { lov } from "~/contract";
import type { Core } from "../core";
import { refuse } from "../http/refuse";
import { type Handler, handle, handleSession } from "../http/router";
import { childrenOf } from "./children";
import { findValues } from "./find-values";
import { viewInfo } from "./view-info";
import { ownLists } from "./own-lists";

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
  return path.startsWith(ownLists) ? path.slice(ownLists.length) : refuse(400, "lov.unknownUrl");
}

const searchOf = ({ meaning, value, tag }: Record<string, unknown>) => ({
  meaning: textOf(meaning),
  value: textOf(value),
  tag: textOf(tag),
});

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
