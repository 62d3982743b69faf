import type { RequestArgs } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";
import { readInvitationWorkbook, writeInvitationTemplate } from "./workbook.server";

/** The workbook for several invitations: downloads the template, and reads a filled-in one. */
export async function loader(args: RequestArgs) {
  const portal = requestFor(args);
  await portal.requireSession();

  return writeInvitationTemplate(portal);
}

export async function action(args: RequestArgs) {
  const portal = requestFor(args);
  await portal.requireSession();

  return readInvitationWorkbook(portal);
}
