import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRegistration } from "~/session/registration.server";
import { loadWorkbook } from "./import.server";
import { registrantSource } from "./source.server";

/** The workbook of a registrant. */
export async function loader(asked: LoaderFunctionArgs) {
  await requireRegistration(asked);

  return loadWorkbook(asked, registrantSource(asked));
}
