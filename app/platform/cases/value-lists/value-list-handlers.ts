import { valueLists } from "~/contract";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { addValue } from "./add-value";
import { editValue, offerValue } from "./change-value";
import { listLists, listValues } from "./list-values";

/** The calls with which super admins read and change lists of values. */
export const valueListHandlers = (core: Core): Handler[] => [
  handleSession(valueLists.lists, (page, context) => listLists(core, page, context)),
  handleSession(valueLists.values, (input, context) => listValues(core, input, context)),
  handleSession(valueLists.add, async (input, context) => {
    await addValue(core, input, context);
    return {};
  }),
  handleSession(valueLists.edit, async (input, context) => {
    await editValue(core, input, context);
    return {};
  }),
  handleSession(valueLists.offer, async (input, context) => {
    await offerValue(core, input, context);
    return {};
  }),
];
