import type { InitOptions } from "i18next";
import { facts } from "~/rules/facts";

/** The i18next options of both browser and server. React escapes its output, so i18next does not need to. */
export const options = {
  defaultNS: "common",
  ns: [
    "common",
    "home",
    "help",
    "registration",
    "progress",
    "registered",
    "returned",
    "signIn",
    "stopChange",
    "success",
    "undoEmail",
    "withdraw",
    "workspace",
    "dashboard",
    "messages",
    "news",
    "account",
    "import",
    "errors",
    "evidence",
    "fields",
    "options",
    "figures",
    "findings",
  ],
  interpolation: { escapeValue: false, defaultVariables: facts },
  returnNull: false,
  nsSeparator: ":",
} satisfies InitOptions;
