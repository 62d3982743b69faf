import { type ButtonCode, isPermitted } from "~/rules/permissions/permissions";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { type Actor, loadPermissions } from "./actor";

/** Requires a permission that depends on what a call is about. Refusal: `request.e403`. */
export async function requireButton({ db }: Pick<Core, "db">, actor: Actor, button: ButtonCode): Promise<void> {
  if (!isPermitted(await loadPermissions(db, actor), button)) refuse("forbidden", "request.e403");
}
