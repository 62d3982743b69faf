import { INTENT } from "@conform-to/dom";
import { json, redirect } from "@remix-run/node";
import { companyLookup, files as fileCalls, registration, serviceFigures } from "~/contract";
import { savedSection as conflictDetails } from "~/contract/draft-view";
import { env } from "~/config/env.server";
import { Failure, isFailure } from "~/gateway/failure";
import type { Gateway } from "~/gateway/gateway.server";
import { isLanguage } from "~/i18n/language";
import { paths, returnStopPath } from "~/paths";
import { fileMaxBytes } from "~/rules/files/limits";
import { fillBlanks, lookupKeyword } from "~/rules/registration/company-lookup";
import { withAnswer, withRowIds } from "~/rules/registration/typed-changes";
import { findErrors } from "~/rules/section-findings";
import { draftContext } from "~/rules/registration/draft-context";
import { withoutSpareDocuments } from "~/rules/registration/spare-documents";
import { type SectionId } from "~/rules/registration/section-ids";
import { nextStop } from "~/rules/onboarding/return-progress";
import { stepAfter, toStep } from "~/rules/registration/wizard-steps";
import { sections } from "~/rules/registration/sections";
import { normaliseValues } from "~/rules/fields/shape-values";
import type { FormValues } from "~/rules/form-values";
import { storedLanguageCookie } from "~/session/cookies.server";
import { isAboutAccess, retryParams, sentenceParams } from "~/session/answer-failure.server";
import { todayInChina } from "~/rules/calendar/china-date";
import type { Portal, RequestArgs } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";
import { type PostedSection, readPostedSection, splitIntent } from "~/rules/form/posted-section";
import { textAt } from "~/rules/form/typed-values";
import { inMegabytes } from "~/rules/size";
import type { SectionOutcome } from "~/ui/form/state/section-data";

/**
 * Handles the posted form of a tab. Its answers are saved as typed, regardless of the button; then the action of the
 * button is performed.
 */
export async function saveSectionScreen(args: RequestArgs, id: SectionId) {
  const portal = requestFor(args);
  await portal.requireRegistration();
  const formData = await portal.form(fileMaxBytes);
  const form = readPostedSection(sections[id].fields, formData);
  if (!form) throw new Response(null, { status: 400 });
  const typed = { values: form.typed, version: form.version, registrationId: form.registrationId };
  const { answer, failure } = await portal.attemptAll(async (call) => {
    // Without scripts no field normalises its answer: it is posted exactly as typed.
    const submittedAnswers = withRowIds(normaliseValues(sections[id].fields.shape, form.typed));
    const save = (version: number, values: FormValues) =>
      call(registration.saveSection, { section: id, version, values: values });
    const { version } = await save(form.version, submittedAnswers);
    // The answers are saved, even if a later step is refused.
    Object.assign(typed, { values: submittedAnswers, version });
    if (form.intent === "lookup")
      return lookUpCompany(portal, submittedAnswers, (filledAnswers) => save(version, filledAnswers));
    // Only after the answers are saved, because a refused save must not leave files behind.
    const storedAnswers = await withUploads(call, submittedAnswers, form.uploads);
    const answers = id === "attachment" && !formData.has(INTENT) ? withoutSpareDocuments(storedAnswers) : storedAnswers;
    if (answers !== submittedAnswers) await save(version, answers);
    return takeStep(portal, call, id, form, answers);
  });
  return failure ? answerRefusal(portal, failure, typed) : answer;
}

/** Performs the action of the button after the save. */
async function takeStep(portal: Portal, call: Gateway, id: SectionId, { intent }: PostedSection, answers: FormValues) {
  const [verb, target] = splitIntent(intent);
  switch (verb) {
    case "save":
      return json<SectionOutcome>({ saved: true });
    case "continue": {
      await portal.optional(serviceFigures.checkSection, { section: id });
      const draft = await call(registration.load, {});
      const context = draftContext(draft, todayInChina());
      if (findErrors(sections[id], answers, context).length > 0)
        return json<SectionOutcome>({ checked: true }, { status: 422 });
      // The page with all comments is the registrant's.
      const stop = draft.colleague ? null : nextStop(draft.returned?.items ?? [], id);
      const next = stepAfter(id, env.REGISTRATION_HIDDEN_TAB, draft.colleague);
      return redirect(stop ? returnStopPath(stop) : paths.step(next), 303);
    }
    case "go":
      return redirect(paths.step(toStep(target)), 303);
    case "language":
      if (!isLanguage(target)) throw new Response(null, { status: 400 });
      return redirect(paths.section(id), {
        status: 303,
        headers: { "set-cookie": await storedLanguageCookie.serialize(target) },
      });
    case "pick":
      return redirect(paths.pick(id, target), 303);
    case "detach":
      await call(fileCalls.deleteByUrl, { url: target });
      return redirect(paths.section(id), 303);
    default:
      throw new Response(null, { status: 400 });
  }
}

/** Stores files posted with the form under the UUID of the answer, which is created if there is none yet. */
async function withUploads(
  call: Gateway,
  typedAnswers: FormValues,
  uploads: PostedSection["uploads"],
): Promise<FormValues> {
  let answers = typedAnswers;
  for (const { field, file } of uploads) {
    const uuid = textAt(answers, field) || (await call(fileCalls.createUuid, {})).content;
    await call(fileCalls.upload, { attachmentUUID: uuid, file });
    answers = withAnswer(answers, field, uuid);
  }
  return answers;
}

/**
 * After a refused save the typed answers stay on the screen; for an expired session they have been saved (decision
 * 016).
 */
async function answerRefusal(portal: Portal, failure: Failure, typed: NonNullable<SectionOutcome["typed"]>) {
  if (isFailure(failure, "registration.conflict")) {
    const { values, version } = conflictDetails.parse(failure.details);
    const outcome = { conflict: { theirs: values }, typed: { ...typed, version } };
    return json<SectionOutcome>(outcome, { status: 409 });
  }
  if (isFailure(failure, "registration.submitted")) return redirect(paths.success, 303);
  // A colleague whose invitation has ended can no longer save; their typed answers stay on the screen.
  if (isFailure(failure, "colleague.removed") || isFailure(failure, "colleague.expired"))
    return json<SectionOutcome>(
      { code: failure.code, params: sentenceParams(failure), typed, isOver: true },
      { status: 403 },
    );
  if (isAboutAccess(failure) || failure.status >= 500) throw await portal.answerFor(failure);
  const { code, serverMessage, status } = failure;
  return json<SectionOutcome>({ code, serverMessage, params: sizeParams(failure), typed }, { status });
}

function sizeParams({ details }: Failure) {
  const { maxBytes } = (details ?? {}) as { maxBytes?: number };
  return maxBytes ? { megabytes: Math.floor(inMegabytes(maxBytes)) } : undefined;
}

/**
 * Looks up the typed company, and fills in the empty fields (§7). Regardless of the service's result, the typed answers
 * stay, and the tab can be filled in by hand.
 */
async function lookUpCompany(portal: Portal, answers: FormValues, save: (answers: FormValues) => Promise<unknown>) {
  const keyword = lookupKeyword(answers);
  if (!keyword) return json<SectionOutcome>({ lookup: { code: "companyLookup.keyword" } }, { status: 422 });
  const { answer, failure } = await portal.attempt(companyLookup.lookUp, { keyword });
  if (failure) {
    if (!failure.code.startsWith("companyLookup.")) throw failure;
    const lookup = { code: failure.code, params: retryParams(failure) };
    return json<SectionOutcome>({ lookup }, { status: failure.status });
  }
  const { typed: complete, filled } = fillBlanks(answers, answer.found);
  if (filled.length > 0) await save(complete);
  return json<SectionOutcome>({ lookup: { filled } });
}
