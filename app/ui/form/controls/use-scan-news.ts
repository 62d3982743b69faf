import { useEffect } from "react";
import type { StoredFile } from "~/contract/files";
import { scanPollMaxMs, scanPollMs } from "~/rules/limits";
import { isBeingScanned } from "~/rules/scan-states";

/**
 * Loads files again, after growing pauses, while one of those `stored` is being scanned for viruses. `onNews` gets the files
 * as they are now; a change of `stored` begins with the shortest pause.
 */
export function useScanNews(
  stored: readonly StoredFile[],
  list: () => Promise<StoredFile[]>,
  onNews: (files: StoredFile[]) => void,
): void {
  useEffect(() => {
    if (!stored.some(({ scanState }) => isBeingScanned(scanState))) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const waitFor = (pause: number) => {
      timer = setTimeout(() => void look(pause), pause);
    };
    const look = async (pause: number) => {
      // A list that does not come now comes the next time.
      const files = await list().catch(() => null);
      if (isOver) return;
      if (files) onNews(files);
      waitFor(Math.min(pause * 2, scanPollMaxMs));
    };
    waitFor(scanPollMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [stored]);
}
