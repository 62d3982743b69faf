import { ownerDraft } from "~/session/owner-draft.server";
import { registration } from "~/contract";
import { savedSection } from "~/contract/draft-view";
import type { ReturnedComment } from "~/contract/returned-comment";
import { type Failure, isFailure } from "~/gateway/failure";
import { paths } from "~/paths";
import { formText } from "~/rules/form-values";
import {
  type CardAnswer,
  kindOnCard,
  openAfter,
  postedAnswer,
  savedAnswer,
  typedAnswer,
} from "~/rules/onboarding/comment-cards";
import { isSameAnswer } from "~/rules/onboarding/same-answer";
import { lengths } from "~/rules/limits/lengths";
import { contextFrom } from "~/rules/registration/section-state";
import { sections } from "~/rules/registration/sections";
import { typedSections, withAnswer } from "~/rules/registration/typed-changes";
import { findErrors } from "~/rules/section-findings";
import { isAboutAccess } from "~/session/answer-failure.server";
import type { Draft, Portal } from "~/session/portal.server";
import { todayInChina } from "~/rules/calendar/china-date";

/** The reason why a card could not be saved, and the typed answer, which the card shows again. */
export type CardOutcome = Card &
  (
    | { is: "refusedByRules" | "same" | "noReason" }
    /** Another window has changed the answer to this. */
    | { is: "conflict"; theirs: CardAnswer }
    | { is: "failed"; code: string; serverMessage?: string; status: number }
  );
/** The posted form of a card; `place` is that of its comment, from 1. */
type Card = { place: number } & ({ way: "change"; typed: CardAnswer } | { way: "keep"; typed: string });
/** The redirect of the browser, or the result for the card. */
type CardResult = { to: string } | { outcome: CardOutcome; status: number };

/** A comment of a return with its place, from 1, and the draft that it belongs to. */
type Commented = { draft: Draft; items: readonly ReturnedComment[]; item: ReturnedComment; place: number };

/** Saves what was posted on the card of a comment: the answer of its field, or the reason why it stays unchanged. */
export async function answerComment(portal: Portal): Promise<CardResult> {
  const form = await portal.form();
  const draft = await ownerDraft(portal);
  const place = Number(portal.query.get("change") ?? portal.query.get("keep"));
  const items = draft.returned?.items ?? [];
  const item = items[place - 1];
  // The page itself redirects a registration that is no longer returned.
  if (!item) return { to: paths.returned };
  const commented = { draft, items, item, place };
  return portal.query.has("keep") ? saveReason(portal, commented, form) : saveChange(portal, commented, form);
}

async function saveReason(portal: Portal, { item, items, place }: Commented, form: FormData): Promise<CardResult> {
  const typed = formText(form, "reason").replaceAll("\r\n", "\n").slice(0, lengths.scope);
  const card = { place, way: "keep", typed } as const;
  if (!typed.trim()) return { outcome: { ...card, is: "noReason" }, status: 422 };
  const { section, field } = item;
  const { answer, failure } = await portal.attempt(registration.keepAnswer, { section, field, reason: typed });
  return failure ? refused(portal, failure, card, item) : { to: addressAfter(answer.returnedItems ?? items, place) };
}

async function saveChange(portal: Portal, { draft, ...commented }: Commented, form: FormData): Promise<CardResult> {
  const { item, items, place } = commented;
  const { section: id, field } = item;
  const { values = {}, version = 0 } = draft.sections.find(({ section }) => section === id) ?? {};
  const kind = kindOnCard(item);
  if (field === null || !kind) return { to: paths.comment(place) };

  // Rows may have moved since the page was loaded, and the form identifies its field by the row's index at that time.
  const typed = postedAnswer(kind, form, formText(form, "field"));
  const card = { place, way: "change", typed } as const;
  const now = savedAnswer(kind, values, field);
  // Changes made in another window elsewhere in the tab are kept; this answer is not overwritten unseen (decision 069).
  if (!isSameAnswer(now, typedAnswer(kind, form, "was")) && !isSameAnswer(now, typed))
    return { outcome: { ...card, is: "conflict", theirs: now }, status: 409 };
  const answers = withAnswer(values, field, typed);
  const context = contextFrom({ ...typedSections(draft.sections), [id]: answers }, todayInChina(), draft);
  if (findErrors(sections[id], answers, context).some((finding) => finding.field === field))
    return { outcome: { ...card, is: "refusedByRules" }, status: 422 };
  const { answer, failure } = await portal.attempt(registration.saveSection, { section: id, version, values: answers });
  if (failure) return refused(portal, failure, card, item);
  const after = answer.returnedItems ?? items;
  if (after[place - 1]?.isChanged === false) return { outcome: { ...card, is: "same" }, status: 422 };
  return { to: addressAfter(after, place) };
}

/** The next open comment, or the top of the page if none is left. */
function addressAfter(items: readonly ReturnedComment[], place: number): string {
  const next = openAfter(items, place);
  return next === null ? paths.comment(0) : paths.comment(next);
}

/** After a refused save, the card still shows the typed answer. */
async function refused(portal: Portal, failure: Failure, card: Card, item: ReturnedComment): Promise<CardResult> {
  const { code, serverMessage, status } = failure;
  if (isFailure(failure, "registration.conflict")) {
    const { values } = savedSection.parse(failure.details);
    const kind = kindOnCard(item);
    const theirs = kind ? savedAnswer(kind, values, item.field ?? "") : "";
    return { outcome: { ...card, is: "conflict", theirs }, status };
  }
  if (isFailure(failure, "registration.submitted")) return { to: paths.success };
  if (isAboutAccess(failure) || status >= 500) throw await portal.answerFor(failure);
  return { outcome: { ...card, is: "failed", code, serverMessage, status }, status };
}
