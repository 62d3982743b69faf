import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { draftOf } from "~/session/draft.server";
import { bareGatewayFor } from "~/session/gateway.server";
import { languageOf } from "~/session/language.server";
import { requireRegistration } from "~/session/registration.server";
import { sendWorkbook } from "../export/send-workbook.server";
import { answersOf } from "./answers.server";
import { answersWorkbook } from "./answers-list.server";

/** What was submitted, as an Excel workbook. */
export async function loader(asked: LoaderFunctionArgs) {
  await requireRegistration(asked);
  const call = await bareGatewayFor(asked);

  return sendWorkbook(asked, "registration", async () => {
    const draft = await draftOf(asked);
    if (!draft.submission) throw redirect(paths.review);
    const { tabs, context } = await answersOf(call, draft);
    return answersWorkbook(tabs, context, draft.submission, await languageOf(asked.request));
  });
}
