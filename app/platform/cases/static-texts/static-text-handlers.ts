import { staticTexts } from "~/contract";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { listStaticTexts } from "./list-static-texts";
import { loadStaticText, loadTextVersion } from "./load-static-text";
import { publishText } from "./publish-text";

/** The calls with which super admins read and change static texts. */
export const staticTextHandlers = (core: Core): Handler[] => [
  handleSession(staticTexts.list, (page, context) => listStaticTexts(core, page, context)),
  handleSession(staticTexts.load, ({ textCode }) => loadStaticText(core, textCode)),
  handleSession(staticTexts.loadVersion, (input) => loadTextVersion(core.db, input)),
  handleSession(staticTexts.publish, (input, context) => publishText(core, input, context)),
];
