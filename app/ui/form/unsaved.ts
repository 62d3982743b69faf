import type { Typed } from "~/rules/typed";

type Draft = { registrationId: string; id: string; version: number };

/** What could not be saved yet, kept for this browser tab only: a reload, a crash or an expired session finds it again. */
const keyOf = ({ registrationId, id }: Draft) => `unsaved:${registrationId}:${id}`;

/** Keeps what is typed until it is saved. */
export const keepUnsaved = (draft: Draft, typed: Typed) => sessionStorage.setItem(keyOf(draft), JSON.stringify(typed));

/** It is saved: nothing stays behind in the browser. */
export const forgetUnsaved = (draft: Draft) => sessionStorage.removeItem(keyOf(draft));

/** What this tab typed and could not save; null where there is none. */
export function unsavedDraft(draft: Draft): Typed | null {
  const left = sessionStorage.getItem(keyOf(draft));
  return left === null ? null : (JSON.parse(left) as Typed);
}
