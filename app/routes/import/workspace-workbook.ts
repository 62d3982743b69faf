import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSession } from "~/session/workspace.server";
import { loadWorkbook } from "./import.server";
import { companySource } from "./source.server";

/** The workbook of the company of a signed-in supplier. */
export async function loader(asked: LoaderFunctionArgs) {
  await requireSession(asked);

  return loadWorkbook(asked, companySource(asked));
}
