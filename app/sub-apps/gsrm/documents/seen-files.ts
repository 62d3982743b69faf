import { createContext, useState } from "react";
import type { z } from "zod";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import type { StoredFile } from "~/contract/files";
import * as review from "~/contract/review";
import type { Failure } from "~/gateway/failure";

/** The documents of a registration that the reviewer has opened. */
export type SeenFiles = {
  /** Whether the reviewer has opened a document, now or before. */
  isSeen: (file: StoredFile) => boolean;
  /** Records that the reviewer has opened a document. */
  see: (file: StoredFile) => void;
};

export const SeenFilesContext = createContext<SeenFiles | null>(null);

/** The id of a file, the last part of its address. */
export const toFileId = ({ fileUrl }: StoredFile): string => fileUrl.split("/").at(-1) ?? "";

/** Records the documents that the reviewer opens, in addition to `openedBefore`, the ids of those opened earlier. */
export function useSeenFiles(
  registrationId: string,
  openedBefore: readonly string[],
): SeenFiles & { failure: Failure | undefined } {
  const [seenNow, setSeenNow] = useState<ReadonlySet<string>>(new Set());
  const save = useAction((input: z.input<typeof review.markSeen.input>) => call(review.markSeen, input), "waits");
  const isSeen = (one: StoredFile) => openedBefore.includes(toFileId(one)) || seenNow.has(toFileId(one));
  async function see(one: StoredFile) {
    if (isSeen(one)) return;
    const fileId = toFileId(one);
    setSeenNow((all) => new Set(all).add(fileId));
    // Removes a tick that could not be saved, because it would disappear at the next load anyway.
    if (!(await save.run({ registrationId, fileId })))
      setSeenNow((all) => new Set([...all].filter((id) => id !== fileId)));
  }
  return { isSeen, see: (one) => void see(one), failure: save.failure };
}
