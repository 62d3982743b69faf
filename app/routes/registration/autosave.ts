import { formOf } from "~/session/posted-form.server";
import { json, type ActionFunctionArgs } from "@remix-run/node";
import { registration } from "~/contract";
import { Failure } from "~/gateway/failure";
import { isSectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { bareGatewayFor } from "~/session/gateway.server";
import { hasRegistration } from "~/session/registration.server";
import { readSection } from "~/ui/form/posted-section";

/** Keeps a section while it is typed; answers as data, because no page is shown. A conflict answers with what is saved. */
export async function action(asked: ActionFunctionArgs) {
  const { section } = asked.params;
  if (!isSectionId(section)) return json({ code: "request.e400" }, 404);
  if (!(await hasRegistration(asked.request))) return json({ code: "registration.sessionExpired" }, 401);
  const posted = readSection(sections[section].fields, await formOf(asked.request));
  if (!posted) return json({ code: "request.e400" }, 400);
  const call = await bareGatewayFor(asked);
  try {
    const saved = await call(registration.saveSection, {
      section,
      version: posted.version,
      values: posted.typed as never,
    });
    return json({ saved });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { code, said, status, details } = error;
    return json({ code, said, saved: status === 409 ? details : undefined }, status);
  }
}
