import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { log } from "~/contract";
import { paths } from "~/paths";
import { gatewayFor } from "~/session/gateway.server";
import { requireSession } from "~/session/workspace.server";
import { exportMessages, exportRegistrations, exportTasks } from "./lists.server";

/** A list of the workspace as a workbook; the log comes from the base API as it is (§7). */
export async function loader(asked: LoaderFunctionArgs) {
  await requireSession(asked);
  const call = await gatewayFor(asked);

  switch (asked.params["list"]) {
    case "messages":
      return exportMessages(asked, call);
    case "tasks":
      return exportTasks(asked, call);
    case "registrations":
      return exportRegistrations(asked, call);
    case "log":
      return call(log.exportLog, {});
    default:
      return redirect(paths.notFound);
  }
}
