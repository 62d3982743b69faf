import type { InitOptions } from "i18next";
import { facts } from "~/rules/facts";

/** How both sides read the dictionary. React escapes what it prints, so i18next does not. */
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
