import type { RequestArgs } from "~/session/portal.server";
import { ownerDraft } from "~/session/owner-draft.server";
import { requestFor } from "~/session/request.server";
import { loadWorkbook } from "./import.server";
import { registrantSource } from "./source.server";

/** The workbook of a registrant. */
export async function loader(args: RequestArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();

  await ownerDraft(portal);
  return loadWorkbook(portal, registrantSource(portal));
}
