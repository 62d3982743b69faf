import { dashboard } from "~/contract";
import type { Core } from "../core";
import { type Handler, handleSession } from "../http/router";
import { cardSetOf, cardsOf } from "./cards";
import { createLayout, deleteLayout, updateLayouts } from "./layouts";

/** The dashboard of each user and role (§7). The default set comes first: its path is one of the cards' too. */
export const dashboardHandlers = (core: Core): Handler[] => [
  handleSession(dashboard.cardSet, ({ id }, { actor }) => cardSetOf(core.db, actor, id)),
  handleSession(dashboard.cards, (asked, { actor, language }) => cardsOf(core.db, actor, asked, language)),
  handleSession(dashboard.createLayout, (wanted, { actor }) => createLayout(core.db, actor, wanted)),
  handleSession(dashboard.deleteLayout, ({ id }, { actor }) => deleteLayout(core.db, actor, id)),
  handleSession(dashboard.updateLayouts, (wanted, { actor }) => updateLayouts(core, actor, wanted)),
];
