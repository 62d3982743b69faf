import { texts } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { type Handler, handle } from "~/platform/cases/handler";
import { cooperationGuide } from "./cooperation-guide";
import { pageFiller } from "./fill-in";
import { findText } from "./find-text";

/** The static texts (§7). */
export function textHandlers(core: Core): Handler[] {
  const fillIn = pageFiller(core);
  return [
    handle(texts.byCode, ({ textCode }, { language }) => findText(core, fillIn, textCode, language)),
    handle(texts.cooperationGuide, ({ domain }, context) => cooperationGuide(core, fillIn, domain, context)),
  ];
}
