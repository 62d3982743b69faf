import type { SubAppName } from "~/rules/workspace/sub-apps";

/** A clean-up step that runs when a sub-application is removed. */
export type Undo = () => void | Promise<unknown>;

/** The containers of a sub-application. With `own`, the portal's styles do not apply in them. */
export type Slot = {
  container: HTMLElement;
  popupContainer: HTMLElement;
  look: (look: "own" | "portal") => void;
  /** Marks an element that it inserts elsewhere as one of its containers. */
  mark: (element: HTMLElement) => void;
};

/** Makes the two containers of a sub-application: one in the shell, and one at the end of the document for popups. */
export function makeSlot(name: SubAppName, viewport: HTMLElement, undo: (step: Undo) => void): Slot {
  const [container, popupContainer] = [document.createElement("div"), document.createElement("div")];
  let isIsolated = true;
  const mark = (place: HTMLElement) => {
    place.dataset["subapp"] ??= name;
    place.toggleAttribute("data-isolated", isIsolated);
  };
  for (const [place, parent] of [[container, viewport] as const, [popupContainer, document.body] as const]) {
    parent.append(place);
    undo(() => place.remove());
    mark(place);
  }
  return {
    container,
    popupContainer,
    look(look) {
      isIsolated = look === "own";
      for (const place of [container, popupContainer]) mark(place);
    },
    mark,
  };
}

/** The place in the shell where sub-applications are mounted; a page that has it is the portal's own. */
export const viewportId = "sub-app-viewport";
