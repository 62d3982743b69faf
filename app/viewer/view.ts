import type { ViewerWords } from "~/rules/files/viewer";

/** The document to display: bytes, media type, and the labels of its parts. */
export type Document = { bytes: ArrayBuffer; type: string; words: ViewerWords };

/** The displayed document, and the operations on its view. */
export type OpenedDocument = { pages: number; zoom(factor: number): void; turn(): void };

/** Maximum width of a drawn page, in pixels; more would cost memory and add no visible detail. */
const widest = 4000;
const margin = 24;

/** The width of a page on the screen, in CSS pixels, at a zoom of 1: as wide as the frame. */
export const toWidth = (zoom: number): number => Math.min(widest, Math.max(240, innerWidth - margin) * zoom);

/** An empty page of the given size. */
export function addPage(parent: HTMLElement, label: string): HTMLElement {
  const page = document.createElement("section");
  page.className = "page";
  page.setAttribute("aria-label", label);
  parent.append(page);
  return page;
}
