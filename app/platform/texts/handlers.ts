import { texts } from "~/contract";
import type { Core } from "../core";
import { type Handler, handle } from "../http/router";
import { cooperationGuide } from "./cooperation-guide";
import { findText } from "./find-text";

/** The static texts (§7). */
export const textHandlers = (core: Core): Handler[] => [
  handle(texts.byCode, ({ textCode }, { language }) => findText(core, textCode, language)),
  handle(texts.cooperationGuide, ({ domain }, context) => cooperationGuide(core, domain, context)),
];
