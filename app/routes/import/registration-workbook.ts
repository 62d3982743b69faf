import type { RequestArgs } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";
import { loadWorkbook } from "./import.server";
import { registrantSource } from "./source.server";

/** The workbook of a registrant. */
export async function loader(args: RequestArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();

  return loadWorkbook(portal, registrantSource(portal));
}
