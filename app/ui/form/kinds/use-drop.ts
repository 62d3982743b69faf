import { type DragEvent, useState } from "react";

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

/**
 * Makes an element accept dropped files. While files are dragged over it, it has `data-over`. Other drags are left to
 * the browser, and drops handled by an inner element are ignored.
 */
export function useDrop(take: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    "data-over": isOver || undefined,
    onDragOver(event: DragEvent) {
      if (!holdsFiles(event)) return;
      setIsOver(!event.defaultPrevented);
      event.preventDefault();
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
    },
    onDrop(event: DragEvent) {
      if (!holdsFiles(event)) return;
      if (event.defaultPrevented) return setIsOver(false);
      event.preventDefault();
      setIsOver(false);
      take([...event.dataTransfer.files]);
    },
  };
}

/** Sets the files of a file input, as if the user had picked them. */
export function pickInto(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
