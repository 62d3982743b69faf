import { useLocation } from "./router";
import { useState } from "react";
import { draftStore, lastingPath } from "~/ui/base/draft-store";
import { draftOwner } from "~/ui/workspace/shell-facts";
import { useWho } from "./host";

/**
 * A text of this page that stays in this window until it is cleared, even after navigation, a reload or the end of a
 * session. It is stored separately from the page's forms, so that sending one of them does not remove it.
 */
export function useLastingText(key: string): [string, (text: string) => void] {
  const owner = draftOwner(useWho());
  const { pathname } = useLocation();
  const store = draftStore<string>(owner, lastingPath(pathname, key), key);
  const [text, setText] = useState(() => store.load() ?? "");
  function change(value: string) {
    setText(value);
    if (value === "") store.remove();
    else store.save(value);
  }
  return [text, change];
}
