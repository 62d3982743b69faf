import { createContext, type ReactNode } from "react";

/** Additions to the file lines of an answer, by the component that shows it. */
export type FileLine = {
  /** The validity of the files, shown in each line after the size. */
  validity: ReactNode;
  /** The content of the delete button, in place of the word. */
  removeIcon: ReactNode;
  /** Called after a file was deleted or its upload cancelled, and its line removed. */
  onGone: () => void;
};

export const FileLineContext = createContext<FileLine | null>(null);
