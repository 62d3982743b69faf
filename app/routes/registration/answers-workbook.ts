import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { requestFor } from "~/session/request.server";
import { sendWorkbook } from "../export/send-workbook.server";
import { loadAnswers } from "./answers.server";
import { answersWorkbook } from "./answers-list.server";

/** What was submitted, as an Excel workbook. */
export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();

  return sendWorkbook(portal, "registration", async (call) => {
    const draft = await portal.draft();
    if (!draft.submission) throw redirect(paths.review);
    const { tabs, context } = await loadAnswers(call, draft);
    return answersWorkbook(tabs, context, draft.submission, await portal.language);
  });
}
