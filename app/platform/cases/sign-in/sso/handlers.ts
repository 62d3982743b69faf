import { session } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { type Handler, handle } from "~/platform/cases/handler";
import { callback } from "./callback";
import { login } from "./login";
import { logout } from "./logout";
import type { Sso } from "./sso";

/** The ways in and out through the identity provider (§2, §7); all are returned unprocessed. */
export const ssoHandlers = (core: Core, sso: Sso): Handler[] => [
  handle(session.login, (input, context) => login(core, sso, input, context)),
  handle(session.callback, (input, context) => callback(core, sso, input, context)),
  handle(session.logout, (input, context) => logout(core, sso, input, context)),
];
