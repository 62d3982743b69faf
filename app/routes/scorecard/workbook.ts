import type { RequestArgs } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";
import { readScorecardWorkbook, writeScorecardTemplate } from "./workbook.server";

/** The workbook of several scorecards: the one to fill in, and reading one that was. */
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
