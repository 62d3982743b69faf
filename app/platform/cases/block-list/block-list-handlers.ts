import { blockList } from "~/contract";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { addEntry } from "./add-entry";
import { editEntry, removeEntry } from "./change-entry";
import { listBlockEntries } from "./list-block-entries";

/** The calls with which super admins read and change the company's block list. */
export const blockListHandlers = (core: Core): Handler[] => [
  handleSession(blockList.list, (page, context) => listBlockEntries(core, page, context)),
  handleSession(blockList.add, (input, context) => addEntry(core, input, context)),
  handleSession(blockList.edit, (input, context) => editEntry(core, input, context)),
  handleSession(blockList.remove, async (input, context) => {
    await removeEntry(core, input, context);
    return {};
  }),
];
