import { type RefObject, useLayoutEffect, useState } from "react";

/** The maximum height of the list, and the available height below which the page scrolls to make room, in pixels. */
const highest = 352;
const least = 180;
const gap = 8;

/**
 * The room for a list: below its field, or above it if there is more. It excludes bars over the page (its
 * `scroll-padding`) and the keyboard of a phone.
 */
export function useRoom(field: RefObject<HTMLElement | null>): { isAbove: boolean; height: number } {
  const [room, setRoom] = useState({ isAbove: false, height: highest });
  useLayoutEffect(() => {
    const place = () => {
      const { above, below } = roomAround(field.current);
      const isAbove = below < least && above > below;
      setRoom({ isAbove, height: Math.min(highest, Math.max(isAbove ? above : below, least / 2)) });
    };
    const { above, below } = roomAround(field.current);
    if (Math.max(above, below) < least) field.current?.scrollIntoView({ block: "start" });
    place();
    const view = window.visualViewport;
    view?.addEventListener("resize", place);
    // A chosen value may need another line.
    const observer = new ResizeObserver(place);
    if (field.current) observer.observe(field.current);
    return () => {
      view?.removeEventListener("resize", place);
      observer.disconnect();
    };
  }, [field]);
  return room;
}

function roomAround(field: HTMLElement | null) {
  const view = window.visualViewport;
  const box = field?.getBoundingClientRect();
  if (!view || !box) return { above: 0, below: highest };
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  // While the keyboard is open, the bar below the form occupies no space.
  const hasKeyboard = view.height < innerHeight * 0.8;
  const bottom = view.offsetTop + view.height - (hasKeyboard ? 0 : parseFloat(scrollPaddingBottom) || 0);
  const top = view.offsetTop + (parseFloat(scrollPaddingTop) || 0);
  return { above: box.top - top - gap, below: bottom - box.bottom - gap };
}
