import { useLocation } from "@remix-run/react";
import type { Typed } from "~/rules/typed";
import { ownerOf } from "~/ui/shell/shell-facts";
import { useWho } from "../../built-in/host";

type Kept = { version: number; typed: Typed };

/**
 * What is typed in a section's form, kept in this window with its rows and chosen values, over the end of a session and a
 * change of language. It is forgotten with the other forms of the page (`ui/shell/form-store.ts`), and not put back where
 * the section is another by now.
 */
export function useKeptTyped(version: number) {
  const { pathname } = useLocation();
  const key = `kept:${ownerOf(useWho())}:${pathname}#typed`;
  const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as Kept | null;
  return {
    typed: kept?.version === version ? kept.typed : null,
    keep: (typed: Typed) => sessionStorage.setItem(key, JSON.stringify({ version, typed } satisfies Kept)),
    forget: () => sessionStorage.removeItem(key),
  };
}
