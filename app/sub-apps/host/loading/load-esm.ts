import type { SubAppModule } from "../base/contract";
import { addStyleSheets } from "./style-sheets";
import { type EntryAddress, fetchEntry, type Manifest, manifest } from "./entry";
import { LoadError } from "../base/load-error";
import { bootOnce, lifecyclesOf, type LoadTerms } from "./loaded";

/** Loads a sub-application that is an ES module: its manifest, then its styles and the module itself. */
export async function loadEsm(address: EntryAddress, terms: LoadTerms): Promise<SubAppModule> {
  const { look, css, module } = address.kind === "module" ? bare(address.url) : await loadParts(address.url, terms);
  terms.look(look);
  terms.ledger.add(module);
  const [exported] = await Promise.all([importModule(module), addStyleSheets(css, terms)]);
  const app = lifecyclesOf<SubAppModule>(exported);
  if (!app) throw new LoadError("bad-contract", `${module} exports no mount and unmount`);
  await bootOnce(exported, app.bootstrap);
  return app;
}

type Parts = Pick<Manifest, "look" | "css" | "module">;
const bare = (module: string): Parts => ({ look: "own", css: [], module });

async function loadParts(url: string, { signal }: LoadTerms): Promise<Parts> {
  const entry = await fetchEntry(url, signal);
  const result = manifest.safeParse(asJson(entry.text));
  if (!result.success) throw new LoadError("entry-not-manifest", url, result.error);
  const at = (address: string) => new URL(address, entry.url).href;
  const { look, css, module } = result.data;
  return { look, css: css.map(at), module: at(module) };
}

async function importModule(url: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ url);
  } catch (error) {
    throw new LoadError("module-load", url, error);
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
