import type { SubAppName } from "~/rules/sub-apps";
import type { Undo, Slot } from "../slot";
import { isStyle, keepStyle } from "../styles/kept-styles";
import { replaceMethod } from "./replaced";
import type { Whose } from "./whose";

type Terms = { name: SubAppName; nonce: string; mark: Slot["mark"]; undo: (step: Undo) => void };

/**
 * Notes what a sub-application puts into the head and at the end of the document: its styles are kept to it, what it puts
 * into the body is marked as another of its places, so that its styles reach it, and removed when it goes.
 */
export function noteInsertions({ isTheirs }: Whose, terms: Terms): void {
  for (const parent of [document.head, document.body]) {
    const take = (node: unknown) => {
      if (!(node instanceof HTMLElement) || !isTheirs()) return;
      if (isStyle(node)) keepStyle(node, terms);
      else if (parent === document.body && !(node instanceof HTMLScriptElement)) {
        terms.mark(node);
        terms.undo(() => node.remove());
      }
    };
    noteOne(parent, take, terms.undo);
    noteSeveral(parent, take, terms.undo);
  }
}

type Take = (node: unknown) => void;
type One = "appendChild" | "insertBefore";
type Several = "append" | "prepend";

function noteOne(parent: HTMLElement, take: Take, undo: Terms["undo"]) {
  const owner = parent as Record<One, (node: Node, before: Node | null) => Node>;
  for (const method of ["appendChild", "insertBefore"] as const)
    replaceMethod(
      owner,
      method,
      (insert) => (node, before) => {
        take(node);
        return insert.call(parent, node, before);
      },
      undo,
    );
}

function noteSeveral(parent: HTMLElement, take: Take, undo: Terms["undo"]) {
  const owner = parent as Record<Several, (...nodes: (Node | string)[]) => void>;
  for (const method of ["append", "prepend"] as const)
    replaceMethod(
      owner,
      method,
      (insert) =>
        (...nodes) => {
          nodes.forEach(take);
          insert.apply(parent, nodes);
        },
      undo,
    );
}
