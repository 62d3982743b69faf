import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { forget, keep, putBack } from "./form-store";
import { menuAt } from "./menu-tree";
import { ownerOf, useShell } from "./shell-facts";

/**
 * Keeps what is typed, as it is typed, in forms that have an id: over a renewed CSRF token (§8), the end of a session, a
 * change of language, and, on a page whose menu is cached (§2), over a visit to other pages. A post that went through
 * forgets it, and so does leaving a page that is not cached.
 */
export function KeptForms() {
  const shell = useShell();
  const { pathname } = useLocation();
  const { state, formData } = useNavigation();
  const owner = ownerOf(shell);
  const isCached = menuAt(shell.menus, pathname)?.routingCache ?? false;
  const isPosting = useRef(false);

  useEffect(() => {
    document.querySelectorAll<HTMLFormElement>("form[id]").forEach((form) => putBack(form, owner));
    return () => {
      if (!isCached) forget(pathname, owner);
    };
  }, [pathname, owner]);
  useEffect(() => {
    const keepTyped = ({ target }: Event) => {
      const form = target instanceof HTMLFormElement ? target : (target as HTMLInputElement).form;
      if (form?.id) keep(form, owner);
    };
    const events = ["input", "change", "submit"] as const;
    for (const event of events) addEventListener(event, keepTyped, true);
    return () => {
      for (const event of events) removeEventListener(event, keepTyped, true);
    };
  }, [owner]);
  useEffect(() => {
    // Where the post failed for lack of a session or a token, the document is loaded anew before this.
    if (formData) isPosting.current = true;
    if (state !== "idle" || !isPosting.current) return;
    isPosting.current = false;
    forget(pathname, owner);
  }, [state, formData]);
  return null;
}
