import type { SubAppName } from "~/rules/sub-apps";
import type { Live } from "~/ui/page/live";
import type { Navigation, SubAppContext, SubAppModule } from "../contract";
import type { Ledger } from "../ledger/ledger";
import type { Undo, Slot } from "../slot";

/** What is known when a sub-application begins to load. */
export type LoadTerms = {
  name: SubAppName;
  look: Slot["look"];
  nonce: string;
  signal: AbortSignal;
  ledger: Ledger;
  navigation: Navigation;
  context: Live<SubAppContext>;
  /** Takes what is to be done when the sub-application goes. */
  undo: (step: Undo) => void;
};

/** The lifecycles of a module; null: some are missing. */
export function lifecyclesOf<Module extends Pick<SubAppModule, "mount">>(exported: unknown): Module | null {
  const { mount, unmount } = (exported ?? {}) as Partial<SubAppModule>;
  return typeof mount === "function" && typeof unmount === "function" ? (exported as Module) : null;
}

const booted = new Map<unknown, Promise<void>>();

/** Calls `bootstrap` once for what was exported, however often it is mounted; a failed one is called again. */
export async function bootOnce(exported: unknown, bootstrap: (() => Promise<void>) | undefined): Promise<void> {
  const booting = booted.get(exported) ?? bootstrap?.() ?? Promise.resolve();
  booted.set(exported, booting);
  try {
    await booting;
  } catch (error) {
    booted.delete(exported);
    throw error;
  }
}
