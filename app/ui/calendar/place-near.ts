const gapPx = 6;
const edgePx = 8;

/**
 * Places an open dialog below an element, or above it if there is no room, and always within the window. The style
 * sheet decides whether to use the position; on a phone the dialog is at the bottom edge.
 */
export function placeNear(dialog: HTMLElement, element: Element): void {
  const { top, bottom, right } = element.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const hasRoomBelow = bottom + gapPx + height + edgePx <= innerHeight;
  const y = hasRoomBelow ? bottom + gapPx : top - gapPx - height;
  dialog.style.setProperty("--place-x", `${within(right - width, innerWidth - width)}px`);
  dialog.style.setProperty("--place-y", `${within(y, innerHeight - height)}px`);
}

const within = (value: number, last: number) => Math.max(edgePx, Math.min(value, last - edgePx));
