import type { RequestArgs } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";
import { readScorecardWorkbook, writeScorecardTemplate } from "./workbook.server";

/** The workbook for several scorecards: downloads the template, and reads a filled-in one. */
export async function loader(args: RequestArgs) {
  const portal = requestFor(args);
  await portal.requireSession();

  return writeScorecardTemplate(portal);
}

export async function action(args: RequestArgs) {
  const portal = requestFor(args);
  await portal.requireSession();

  return readScorecardWorkbook(portal);
}
