import { type DragEvent, useState } from "react";

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

/**
 * What makes an element take files that are dropped on it. While files hover over it, it has `data-over`. A drag of anything
 * else is the browser's.
 */
export function useDrop(take: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    "data-over": isOver || undefined,
    onDragOver(event: DragEvent) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      take([...event.dataTransfer.files]);
    },
  };
}
