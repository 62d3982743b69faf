import { createContext, type ReactNode } from "react";

/** Additions to the lines of the files of an answer, made where the answer is shown. */
export type FileLine = {
  /** How long the files are valid: shown in each line, after the size. */
  validity: ReactNode;
  /** Shown on the button that deletes a file, in place of the word. */
  removeIcon: ReactNode;
  /** A file was deleted, or its upload was cancelled; its line is gone. */
  onGone: () => void;
};

export const FileLineContext = createContext<FileLine | null>(null);
