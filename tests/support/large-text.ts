import { expect, type Page } from "@playwright/test";

/** Chromium with a text size of 200 % in its settings: 32 px instead of 16. */
export const twiceTheText = "--blink-settings=defaultFontSize=32";

/** Returns the problems of this screen's texts at 200 %, each as a sentence. */
export function textFaults() {
  const root = document.documentElement;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const skipped = "script, style, noscript, svg, option, .skip-link";
  /** For screen readers only: clipped to nothing. */
  const drawn = (element: Element | null): boolean =>
    !element || (getComputedStyle(element).clipPath === "none" && drawn(element.parentElement));
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const ellipsisAround = (element: Element | null): Element | null =>
    !element || getComputedStyle(element).textOverflow === "ellipsis" ? element : ellipsisAround(element.parentElement);
  const texts: { element: HTMLElement; text: string; rects: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || element.closest(skipped) || !isShown(element) || !drawn(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A name that ends with an ellipsis has room for a few letters.
    const short = ellipsisAround(element);
    const rects =
      short && short.clientWidth > 4 * sizeOf(short) ? [short.getBoundingClientRect()] : range.getClientRects();
    texts.push({ element, text, rects: [...rects] });
  }
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")].filter(
    (field) => isShown(field) && !["hidden", "file", "checkbox", "radio"].includes(field.type),
  );
  const name = (element: HTMLElement) => `<${element.tagName.toLowerCase()} class="${element.className}">`;
  const faults: string[] = [];

  // Sizes: with the usual text size the same texts are half as large. A large heading grows less: it has to fit its screen.
  const sized = [...new Set([...texts.map(({ element }) => element), ...fields])].map((element) => ({
    element,
    large: sizeOf(element),
  }));
  root.style.fontSize = "16px";
  for (const { element, large } of sized) {
    const usual = sizeOf(element);
    const least = usual >= 20 ? 1.45 : 1.99;
    if (large / usual < least) faults.push(`${name(element)} grows from ${usual} to ${large} px only`);
  }
  root.style.fontSize = "";

  // Text beyond the edge of the window that scrolling cannot reveal.
  const scrolls = (element: Element | null): boolean =>
    !!element &&
    element !== document.body &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  for (const { element, text, rects } of texts)
    if (!scrolls(element) && rects.some(({ right, left }) => right > innerWidth + 2 || left < -2))
      faults.push(`“${text}” is beyond the edge of the window`);

  // Clipping: a box with hidden overflow must not cut off its text.
  for (const { element, text, rects } of texts) {
    const inner = rects.filter(({ width, height }) => width > 0 && height > 0);
    for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (
        /hidden|clip/.test(overflowX) &&
        inner.some((rect) => rect.right > edge.right + 2 || rect.left < edge.left - 2)
      )
        faults.push(`“${text}” is cut off by the side of ${name(box)}`);
      // A line box is higher than its letters: a quarter of it may be outside.
      if (/hidden|clip/.test(overflowY) && inner.some((rect) => rect.bottom > edge.bottom + rect.height / 4))
        faults.push(`“${text}” is cut off by the bottom of ${name(box)}`);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
    }
  }
  for (const field of fields) {
    const style = getComputedStyle(field);
    const room = field.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom);
    if (room < sizeOf(field)) faults.push(`${name(field)} “${field.name}” is too low for its text`);
    const letters = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    if (letters < 3 * sizeOf(field)) faults.push(`${name(field)} “${field.name}” shows less than three letters`);
  }

  // Overlaps: no two texts of the same layer may overlap.
  const layer = (element: HTMLElement) => {
    for (let box: HTMLElement | null = element; box; box = box.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(box).position)) return box;
    return null;
  };
  const lines = texts.flatMap(({ element, text, rects }) => {
    const own = layer(element);
    return rects.map((rect) => ({ text, element, rect, own }));
  });
  for (const [at, { text, element, rect, own }] of lines.entries())
    for (const other of lines.slice(at + 1)) {
      if (other.own !== own || other.element === element) continue;
      const wide = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const high = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
      if (wide > 4 && high > 0.3 * Math.min(rect.height, other.rect.height))
        faults.push(`“${text}” and “${other.text}” overlap`);
    }

  if (root.scrollWidth > innerWidth + 1) {
    const wide = [...document.querySelectorAll<HTMLElement>("body *")].filter(
      (element) => isShown(element) && !scrolls(element) && element.getBoundingClientRect().right > innerWidth + 1,
    );
    faults.push(`the page is ${root.scrollWidth} px wide: ${wide.slice(0, 4).map(name).join(", ")}`);
  }
  return [...new Set(faults)];
}

/**
 * Expects this screen to work at twice the text size: all text grows, and none is cut off, covered or outside the
 * window.
 */
export async function honoursLargeText(page: Page) {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  await expect.poll(() => page.evaluate(textFaults), page.url()).toEqual([]);
}
