import { createContext, type ReactNode } from "react";

/** Additions to the lines of the files of an answer, made where the answer is shown. */
export type FileLine = {
  /** How long the files are valid: shown in each line, after the size. */
  validity: ReactNode;
  /** Shown on the button that deletes a file, in place of the word. */
  removeIcon: ReactNode;
  /** Called after a file was deleted or its upload cancelled, and its line removed. */
  onGone: () => void;
};

export const FileLineContext = createContext<FileLine | null>(null);
