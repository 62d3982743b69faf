/** The running uploads of a form, to wait for before the form is sent. */
export type RunningUploads = {
  /** An upload is running until this promise settles. */
  note: (work: Promise<void>) => void;
  isRunning: () => boolean;
  /** Resolves once no upload is running, whether or not each has succeeded. */
  whenEnded: () => Promise<void>;
};

/** Counts the uploads of a form, which continue while the page reloads its data. */
export function runningUploads(): RunningUploads {
  const uploads = new Set<Promise<void>>();
  return {
    note: (work) => {
      uploads.add(work);
      void work.finally(() => uploads.delete(work));
    },
    isRunning: () => uploads.size > 0,
    async whenEnded() {
      while (uploads.size > 0) await Promise.allSettled(uploads);
    },
  };
}
