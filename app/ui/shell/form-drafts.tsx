import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { removeBrowserDrafts } from "~/ui/base/draft-store";
import { restoreForm, saveForm } from "~/ui/base/form-draft";
import { menuAt } from "../workspace/menu-tree";
import { draftOwner, useShell } from "../workspace/shell-facts";
import { useNewest } from "~/ui/base/use-newest";

/**
 * Saves the input of forms with an id during typing. It survives a renewed CSRF token (§8), the end of a session, a
 * change of language and, on a page whose menu is cached (§2), visits to other pages. A successful post deletes it.
 * Leaving a page that is not cached deletes it too.
 */
export function FormDrafts() {
  const shell = useShell();
  const { pathname } = useLocation();
  const { state, formData } = useNavigation();
  const owner = draftOwner(shell);
  const isCached = useNewest((page: string) => menuAt(shell.menus, page)?.routingCache ?? false);
  const isPosting = useRef(false);

  useEffect(() => {
    document.querySelectorAll<HTMLFormElement>("form[id]").forEach((form) => restoreForm(form, owner));
    return () => {
      if (!isCached(pathname)) removeBrowserDrafts(owner, pathname);
    };
  }, [pathname, owner, isCached]);
  useEffect(() => {
    const saveTyped = ({ target }: Event) => {
      const form = target instanceof HTMLFormElement ? target : (target as HTMLInputElement).form;
      if (form?.id) saveForm(form, owner);
    };
    const events = ["input", "change", "submit"] as const;
    for (const event of events) addEventListener(event, saveTyped, true);
    return () => {
      for (const event of events) removeEventListener(event, saveTyped, true);
    };
  }, [owner]);
  const removeDrafts = useNewest(() => removeBrowserDrafts(owner, pathname));
  useEffect(() => {
    // If the post failed for lack of a session or a token, the document has been reloaded before this.
    if (formData) isPosting.current = true;
    if (state !== "idle" || !isPosting.current) return;
    isPosting.current = false;
    removeDrafts();
  }, [state, formData, removeDrafts]);
  return null;
}
