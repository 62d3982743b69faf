/** A page that is not in view paints nothing: what waits for it is done after this long all the same, in milliseconds. */
const longest = 200;

/**
 * Work that waits until what was just typed is on the screen, and is done once for all changes until then. Whoever needs its
 * result sooner settles it.
 */
export function createAfterPaint() {
  let work: (() => void) | undefined;

  function settle() {
    const due = work;
    work = undefined;
    due?.();
  }

  return {
    settle,
    put(next: () => void) {
      const isWaiting = work !== undefined;
      work = next;
      if (isWaiting) return;
      requestAnimationFrame(() => setTimeout(settle));
      setTimeout(settle, longest);
    },
  };
}
