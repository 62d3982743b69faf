import { useCallback } from "react";
import { useLocation } from "@remix-run/react";
import { forget, putBack } from "~/ui/shell/form-store";
import { ownerOf } from "~/ui/shell/shell-facts";
import { useWho } from "./host";

/**
 * For a form with an id: what was typed is kept by the shell as it is typed, over the end of a session and a change of
 * language. `ref` puts it back when the form is shown again; `forgetTyped` is called once it has been handed in.
 */
export function useKeptForm() {
  const owner = ownerOf(useWho());
  const { pathname } = useLocation();
  const ref = useCallback((form: HTMLFormElement | null) => (form ? putBack(form, owner) : undefined), [owner]);
  return { ref, forgetTyped: () => forget(pathname, owner) };
}
