import { dashboard } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { cardSetOf, cardsOf } from "./cards";
import { createLayout, deleteLayout, updateLayouts } from "./layouts";

/** The dashboard of each user and role (§7). The default set comes first: its path is one of the cards' too. */
export const dashboardHandlers = (core: Core): Handler[] => [
  handleSession(dashboard.cardSet, ({ id }, { actor }) => cardSetOf(core.db, actor, id)),
  handleSession(dashboard.cards, (input, { actor, language }) => cardsOf(core.db, actor, input, language)),
  handleSession(dashboard.createLayout, (layout, { actor }) => createLayout(core.db, actor, layout)),
  handleSession(dashboard.deleteLayout, ({ id }, { actor }) => deleteLayout(core.db, actor, id)),
  handleSession(dashboard.updateLayouts, (layouts, { actor }) => updateLayouts(core, actor, layouts)),
];
