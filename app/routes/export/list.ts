import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { log } from "~/contract";
import { paths } from "~/paths";
import { backToPageBefore } from "~/session/failures.server";
import { requestFor } from "~/session/request.server";
import { messageWorkbook, registrationWorkbook, taskWorkbook } from "./lists.server";
import { sendWorkbook, withTicket } from "./send-workbook.server";

/** A list of the workspace as a workbook; the log comes from the base API as it is (§7). */
export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();

  switch (args.params["list"]) {
    case "messages":
      return sendWorkbook(portal, "messages", (call) => messageWorkbook(portal, call));
    case "tasks":
      return sendWorkbook(portal, "tasks", (call) => taskWorkbook(portal, call));
    case "registrations":
      return sendWorkbook(portal, "registrations", (call) => registrationWorkbook(portal, call));
    case "log": {
      const { answer, failure } = await portal.attempt(log.exportLog, {});
      return failure ? backToPageBefore(failure, portal.request) : withTicket(portal, answer);
    }
    default:
      return redirect(paths.notFound);
  }
}
