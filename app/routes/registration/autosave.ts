import { type ActionFunctionArgs, json } from "@remix-run/node";
import { registration, serviceFigures } from "~/contract";
import { savedSection } from "~/contract/draft-view";
import { loadMeanings } from "./load-meanings.server";
import { isSectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { sentenceParams } from "~/session/answer-failure.server";
import { requestFor } from "~/session/request.server";
import { readPostedSection } from "~/rules/form/posted-section";

/**
 * Autosaves a section, or with `check` in the address has its saved answers checked. A script calls this, so the response
 * is data; a conflict returns the saved section.
 */
export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  const { section } = args.params;
  if (!isSectionId(section)) return json({ code: "request.e400" }, 404);
  if (!(await portal.hasRegistration())) return json({ code: "registration.sessionExpired" }, 401);
  if (portal.query.has("check")) {
    await portal.optional(serviceFigures.checkSection, { section });
    return new Response(null, { status: 204 });
  }
  const form = readPostedSection(sections[section].fields, await portal.form());
  if (!form) return json({ code: "request.e400" }, 400);
  const { version, typed } = form;
  const { answer, failure } = await portal.attempt(registration.saveSection, {
    section,
    version,
    values: typed,
  });
  if (!failure) return json({ saved: answer });
  const { code, serverMessage, status, details } = failure;
  if (code !== "registration.conflict") return json({ code, serverMessage, params: sentenceParams(failure) }, status);
  const saved = savedSection.parse(details);
  // The page shows the other window's answers in its fields, by their labels.
  return json({ code, saved: { ...saved, meanings: await loadMeanings(portal, section, saved.values) } }, status);
}
