import type { ViewerWords } from "~/rules/files/viewer";

/** A document to be shown: its bytes, its media type, and the texts for its parts. */
export type Document = { bytes: ArrayBuffer; type: string; words: ViewerWords };

/** A document that is shown, and what can be done with the view of it. */
export type OpenedDocument = { pages: number; zoom(factor: number): void; turn(): void };

/** How wide a page may be drawn: more pixels than this cost memory and show nothing more. */
const widest = 4000;
const margin = 24;

/** The width of a page on the screen, in CSS pixels, at a zoom of 1: as wide as the frame. */
export const toWidth = (zoom: number): number => Math.min(widest, Math.max(240, innerWidth - margin) * zoom);

/** A page of the given size, empty as yet. */
export function addPage(parent: HTMLElement, label: string): HTMLElement {
  const page = document.createElement("section");
  page.className = "page";
  page.setAttribute("aria-label", label);
  parent.append(page);
  return page;
}
