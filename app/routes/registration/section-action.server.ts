import { formOf } from "~/session/posted-form.server";
import { json, redirect } from "@remix-run/node";
import { files as fileCalls, registration } from "~/contract";
import { savedSection as conflictDetails } from "~/contract/registration";
import { env } from "~/config/env.server";
import { Failure, isFailure } from "~/gateway/failure";
import type { Gateway } from "~/gateway/gateway.server";
import { isLanguage } from "~/i18n/language";
import { paths } from "~/paths";
import { fileMaxBytes } from "~/rules/limits";
import { findErrors } from "~/rules/section";
import { contextFrom } from "~/rules/registration/completeness";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { stepAfter, stepOf } from "~/rules/registration/steps";
import { normalised } from "~/rules/normalised";
import type { Typed } from "~/rules/typed";
import type { Asked } from "~/session/caller.server";
import { language } from "~/session/cookies.server";
import { answerFor } from "~/session/failures.server";
import { bareGatewayFor } from "~/session/gateway.server";
import { requireRegistration } from "~/session/registration.server";
import { today } from "~/session/today";
import { type PostedSection, readSection, textAt } from "~/ui/form/posted-section";
import type { SectionOutcome } from "~/ui/form/section-form";
import { splitIntent } from "~/ui/form/intent";
import { lookUpCompany } from "./company-lookup.server";
import { withAnswer, withRowIds } from "./typed-changes";

/** A tab's form, posted: saved as typed first, whatever the button; then the button's own step. */
export async function saveSectionScreen(asked: Asked, id: SectionId) {
  await requireRegistration(asked);
  const posted = readSection(sections[id].fields, await formOf(asked.request, fileMaxBytes));
  if (!posted) throw new Response(null, { status: 400 });
  const call = await bareGatewayFor(asked);
  try {
    // Without scripts no field says what its answer becomes: the post is where it is left.
    const answers = withRowIds(normalised(sections[id].fields.shape, posted.typed));
    const save = (version: number, values: Typed) =>
      call(registration.saveSection, { section: id, version, values: values as never });
    const { version } = await save(posted.version, answers);
    if (posted.intent === "lookup") return await lookUpCompany(call, answers, (filled) => save(version, filled));
    // Only once the answers stand: a refused save must leave no files behind.
    const typed = await withUploads(call, answers, posted.uploads);
    if (posted.uploads.length > 0) await save(version, typed);
    return await step(call, id, posted, typed);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return refused(error, posted, asked.request);
  }
}

/** What the button asked for, after the save. */
async function step(call: Gateway, id: SectionId, { intent }: PostedSection, typed: Typed) {
  const [verb, target] = splitIntent(intent);
  switch (verb) {
    case "save":
      return json<SectionOutcome>({ saved: true });
    case "continue": {
      const draft = await call(registration.load, {});
      const all = Object.fromEntries(draft.sections.map(({ section, values }) => [section, values as Typed]));
      const context = contextFrom(all, today(), draft.fileCounts, draft.infectedFiles);
      if (findErrors(sections[id], typed, context).length > 0)
        return json<SectionOutcome>({ checked: true }, { status: 422 });
      return redirect(paths.step(stepAfter(id, env.REGISTRATION_HIDDEN_TAB)), 303);
    }
    case "go":
      return redirect(paths.step(stepOf(target)), 303);
    case "language":
      if (!isLanguage(target)) throw new Response(null, { status: 400 });
      return redirect(paths.section(id), { status: 303, headers: { "set-cookie": await language.serialize(target) } });
    case "pick":
      return redirect(paths.pick(id, target), 303);
    case "detach":
      await call(fileCalls.deleteByUrl, { url: target });
      return redirect(paths.section(id), 303);
    default:
      throw new Response(null, { status: 400 });
  }
}

/** Files posted with the form are kept under the answer's UUID, made where there is none yet. */
async function withUploads(call: Gateway, typed: Typed, uploads: PostedSection["uploads"]): Promise<Typed> {
  let answers = typed;
  for (const { field, file } of uploads) {
    const uuid = textAt(answers, field) || (await call(fileCalls.createUuid, {})).content;
    await call(fileCalls.upload, { attachmentUUID: uuid, file });
    answers = withAnswer(answers, field, uuid);
  }
  return answers;
}

/** A refused save keeps what was typed on the screen; a session that is over has had it saved (design §6). */
async function refused(failure: Failure, posted: PostedSection, request: Request) {
  if (isFailure(failure, "registration.conflict")) {
    const theirs = conflictDetails.parse(failure.details);
    const conflict = { mine: posted.typed, theirs: theirs.values as Typed, version: theirs.version };
    return json<SectionOutcome>({ conflict }, { status: 409 });
  }
  if (isFailure(failure, "registration.submitted")) return redirect(paths.success, 303);
  if (failure.status === 401 || failure.status === 403 || failure.status >= 500)
    throw await answerFor(failure, request);
  const conflict = { mine: posted.typed, theirs: posted.typed, version: posted.version };
  const { code, said, status } = failure;
  return json<SectionOutcome>({ code, said, params: paramsOf(failure), conflict }, { status });
}

function paramsOf({ details }: Failure) {
  const { maxBytes } = (details ?? {}) as { maxBytes?: number };
  return maxBytes ? { megabytes: Math.floor(maxBytes / 1024 / 1024) } : undefined;
}
