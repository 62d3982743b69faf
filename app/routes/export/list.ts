import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { log } from "~/contract";
import { paths } from "~/paths";
import { pageBeforeWith } from "~/session/failures.server";
import { bareGatewayFor } from "~/session/gateway.server";
import { requireSession } from "~/session/workspace.server";
import { messageWorkbook, registrationWorkbook, taskWorkbook } from "./lists.server";
import { sendWorkbook, withTicket } from "./send-workbook.server";

/** A list of the workspace as a workbook; the log comes from the base API as it is (§7). */
export async function loader(args: LoaderFunctionArgs) {
  await requireSession(args);
  const call = await bareGatewayFor(args);

  switch (args.params["list"]) {
    case "messages":
      return sendWorkbook(args, "messages", () => messageWorkbook(args, call));
    case "tasks":
      return sendWorkbook(args, "tasks", () => taskWorkbook(args, call));
    case "registrations":
      return sendWorkbook(args, "registrations", () => registrationWorkbook(args, call));
    case "log":
      return call(log.exportLog, {}).then(
        (workbook) => withTicket(args, workbook),
        (error: unknown) => pageBeforeWith(error, args.request),
      );
    default:
      return redirect(paths.notFound);
  }
}
