import { hasCompanyFile } from "~/rules/onboarding/stages";
import type { Core } from "../core";
import { refuse } from "../http/refuse";
import type { Actor } from "../identity/actor";
import { registrationOf } from "./registration";

/** The registration of the approved company that this supplier works for; undefined: there is none. */
export async function companyOf(core: Core, actor: Actor) {
  if (!actor.roles.includes("supplier")) return undefined;
  const row = await registrationOf(core, actor);
  return row && hasCompanyFile(row.state) ? row : undefined;
}

/** The same where nothing can be done without one. */
export const requireCompany = async (core: Core, actor: Actor) =>
  (await companyOf(core, actor)) ?? refuse(404, "company.noFile");
