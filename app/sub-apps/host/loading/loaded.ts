import type { SubAppName } from "~/rules/workspace/sub-apps";
import type { Live } from "~/ui/page/live";
import type { Navigation, SubAppContext, SubAppModule } from "../base/contract";
import type { Ledger } from "../ledger/ledger";
import type { Undo, Slot } from "../base/slot";

/** The data available when a sub-application begins to load. */
export type LoadTerms = {
  name: SubAppName;
  look: Slot["look"];
  nonce: string;
  signal: AbortSignal;
  ledger: Ledger;
  navigation: Navigation;
  context: Live<SubAppContext>;
  /** Registers what to do when the sub-application is removed. */
  undo: (step: Undo) => void;
};

/** The lifecycle functions of a module, or null if one is missing. */
export function lifecyclesOf<Module extends Pick<SubAppModule, "mount">>(moduleExports: unknown): Module | null {
  const { mount, unmount } = (moduleExports ?? {}) as Partial<SubAppModule>;
  return typeof mount === "function" && typeof unmount === "function" ? (moduleExports as Module) : null;
}

const boots = new Map<unknown, Promise<void>>();

/** Calls `bootstrap` once per exported module, however often that is mounted; a call that failed is repeated. */
export async function bootOnce(moduleExports: unknown, bootstrap: (() => Promise<void>) | undefined): Promise<void> {
  const booting = boots.get(moduleExports) ?? bootstrap?.() ?? Promise.resolve();
  boots.set(moduleExports, booting);
  try {
    await booting;
  } catch (error) {
    boots.delete(moduleExports);
    throw error;
  }
}
