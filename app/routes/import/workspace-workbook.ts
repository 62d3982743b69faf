import type { RequestArgs } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";
import { loadWorkbook } from "./import.server";
import { companySource } from "./source.server";

/** The workbook of the company of a signed-in supplier. */
export async function loader(args: RequestArgs) {
  const portal = requestFor(args);
  await portal.requireSession();

  return loadWorkbook(portal, companySource(portal));
}
