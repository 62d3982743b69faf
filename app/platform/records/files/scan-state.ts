import { isOpenable, type ScanState } from "~/rules/files/scan-states";
import type { PlatformConfig } from "~/platform/core/settings/config";
import type { Tables } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";

type Dependencies = { config: Pick<PlatformConfig, "scannerUrl"> };
type StoredFileRow = Pick<Tables["stored_file"], "scan_state">;

/** The columns of a file that has just been stored. */
export const newScan = ({ config }: Dependencies) =>
  ({
    scan_state: config.scannerUrl ? "received" : "unscanned",
    scan_attempts: 0,
    scan_next_at: null,
    scanned_at: null,
  }) as const;

/**
 * The effective scan state. If a scanner is configured, an older unscanned file is waiting for it; if none is
 * configured any longer, a waiting file is unscanned.
 */
export function toScanState({ config }: Dependencies, { scan_state }: StoredFileRow): ScanState {
  if (scan_state === "clean" || scan_state === "infected") return scan_state;
  if (!config.scannerUrl) return "unscanned";
  return scan_state === "unscanned" ? "received" : scan_state;
}

/** Refuses (409) a file whose bytes may not be served: it is not scanned yet, or a virus was found in it (S-44). */
export function requireOpenable(core: Dependencies, row: StoredFileRow): void {
  const state = toScanState(core, row);
  if (!isOpenable(state)) refuse("conflict", state === "infected" ? "file.infected" : "file.scanning");
}
