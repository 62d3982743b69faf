import type { SubAppName } from "~/rules/workspace/sub-apps";

/** A step that is taken when a sub-application goes. */
export type Undo = () => void | Promise<unknown>;

/** The places of a sub-application. `own`: the portal's styles stay out of them. */
export type Slot = {
  container: HTMLElement;
  popupContainer: HTMLElement;
  look: (look: "own" | "portal") => void;
  /** Makes an element that it puts somewhere else one of its places. */
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
