import { useCallback, useState } from "react";
import { useLocation } from "@remix-run/react";
import { forget, putBack } from "~/ui/shell/form-store";
import { ownerOf } from "~/ui/shell/shell-facts";
import { useWho } from "./host";

/**
 * For a form with an id: what was typed is kept by the shell as it is typed, over the end of a session and a change of
 * language. `ref` puts it back when the form is shown again; `lost` are the texts whose controls it no longer has;
 * `forgetTyped` is called once it has been sent.
 */
export function useKeptForm() {
  const owner = ownerOf(useWho());
  const { pathname } = useLocation();
  const [lost, setLost] = useState<string[]>([]);
  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      if (form) setLost(putBack(form, owner).map(({ value }) => value));
    },
    [owner],
  );
  return { ref, lost, forgetTyped: () => forget(pathname, owner) };
}
