import { mountTimeoutMs } from "~/rules/limits/screens";
import type { SubAppEntry, SubAppName } from "~/rules/workspace/sub-apps";
import { DeadlineMissed, withinDeadline } from "~/ui/loading/deadline";
import type { SubAppModule, SubAppProps } from "./base/contract";
import { openLedger } from "./ledger/ledger";
import { loadLegacy } from "./legacy/load-legacy";
import { entryAddress } from "./loading/entry";
import { asLoadError, LoadError } from "./base/load-error";
import { loadEsm } from "./loading/load-esm";
import type { LoadTerms } from "./loading/loaded";
import { makeSlot, type Undo } from "./base/slot";

/** One visit to a sub-application, from loading to removal; `signal` is aborted when the user leaves. */
export type Stay = {
  name: SubAppName;
  entry: SubAppEntry;
  viewport: HTMLElement;
  /** The time limit for loading, in milliseconds (§9). */
  timeoutMs: number;
  shell: Pick<SubAppProps, "navigation" | "context" | "setTitle" | "nonce">;
  signal: AbortSignal;
};

/** Mounts a sub-application. Resolves once it is rendered, rejects with a `LoadError`; never settles if the user has left. */
export function enterSubApp(stay: Stay): Promise<void> {
  return new Promise((resolve, reject) => void inTurn(() => live(stay, resolve)).catch(reject));
}

async function live(stay: Stay, onMounted: () => void) {
  if (stay.signal.aborted) return;
  const steps: Undo[] = [];
  let isOver = false;
  try {
    // Work that is still in progress when the user leaves must not leave anything behind either.
    await mount(stay, (step) => (isOver ? void attempt(step) : void steps.push(step)));
    if (!stay.signal.aborted) onMounted();
    await untilAborted(stay.signal);
  } catch (error) {
    if (!stay.signal.aborted) throw asLoadError(error, stay.entry.url);
  } finally {
    // Unmounting may itself leave something to clean up.
    for (let step = steps.pop(); step; step = steps.pop()) await attempt(step);
    isOver = true;
  }
}

async function mount(stay: Stay, undo: (step: Undo) => void) {
  const { name, signal, shell, timeoutMs } = stay;
  const leaving = new AbortController();
  signal.addEventListener("abort", () => leaving.abort(), { once: true });
  undo(() => leaving.abort());
  const slot = makeSlot(name, stay.viewport, undo);
  const ledger = openLedger({ name, nonce: shell.nonce, mark: slot.mark, undo });
  const terms = { ...shell, name, look: slot.look, signal: leaving.signal, ledger, undo };
  const app = await Promise.race([withinDeadline(timeoutMs, load(stay.entry, terms)), untilAborted(signal)]);
  if (!app) return;
  const { container, popupContainer } = slot;
  const props = { ...shell, container, popupContainer, name, basename: `/${name}`, signal: leaving.signal };
  await mountApp(app, props, stay, undo);
}

function load(entry: SubAppEntry, terms: LoadTerms): Promise<SubAppModule> {
  const address = entryAddress(entry, location.origin);
  return address.kind === "page" ? loadLegacy(address.url, terms) : loadEsm(address, terms);
}

/** A mount that is in progress is undone once it completes, even long after the user has left. */
async function mountApp(app: SubAppModule, props: SubAppProps, stay: Stay, undo: (step: Undo) => void) {
  const ms = Math.min(mountTimeoutMs, stay.timeoutMs);
  const mounting = (async () => app.mount(props))();
  const unmount = async () => app.unmount(props);
  try {
    await withinDeadline(ms, mounting);
    undo(() => withinDeadline(ms, unmount()));
  } catch (error) {
    if (error instanceof DeadlineMissed) mounting.then(unmount).catch(reportError);
    throw new LoadError("mount-failed", stay.entry.url, error);
  }
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });

/** A failed step does not prevent the others from running. */
async function attempt(step: Undo) {
  try {
    await step();
  } catch (error) {
    reportError(error);
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Visits run one at a time: a sub-application is mounted only after the previous one is removed, however fast users navigate. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const mine = last.then(task);
  last = mine.catch(() => undefined);
  return mine;
}
