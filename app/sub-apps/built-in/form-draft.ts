import { useLocation } from "@remix-run/react";
import { useCallback } from "react";
import { removeBrowserDrafts } from "~/ui/base/draft-store";
import { restoreForm } from "~/ui/base/form-draft";
import { draftOwner } from "~/ui/workspace/shell-facts";
import { useWho } from "./host";

/**
 * For a form with an id: the shell saves typed text when the session ends or the language changes. `ref` restores it
 * when the form is shown again; call `removeDraft` once it has been sent.
 */
export function useFormDraft() {
  const owner = draftOwner(useWho());
  const { pathname } = useLocation();
  const ref = useCallback((form: HTMLFormElement | null) => form && restoreForm(form, owner), [owner]);
  return { ref, removeDraft: () => removeBrowserDrafts(owner, pathname) };
}
