/** The files of a form that are on their way, to wait for before it is sent. */
export type RunningUploads = {
  /** A file is on its way until this ends. */
  note: (work: Promise<void>) => void;
  isRunning: () => boolean;
  /** Ends once no file is on its way any more, whether or not each has arrived. */
  whenEnded: () => Promise<void>;
};

/** Counts the uploads of one form, which go on while the page loads its data again. */
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
