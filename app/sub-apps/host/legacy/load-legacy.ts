import type { SubAppModule } from "../base/contract";
import { fetchEntry } from "../loading/entry";
import { LoadError } from "../base/load-error";
import { bootOnce, type LoadTerms } from "../loading/loaded";
import { addStyleSheets, addStyleText } from "../loading/style-sheets";
import { globalState, toSharedState, claimApp, setGlobals, type LegacyApp } from "./globals";
import { bridgeHistory } from "./history-bridge";
import { type LegacyPage, readLegacyPage, runScript } from "./read-page";

const apps = new Map<string, LegacyApp>();

/**
 * Loads an existing bundle without changes: parses its page, runs its scripts once, and finds its lifecycle functions
 * on `window`.
 */
export async function loadLegacy(url: string, terms: LoadTerms): Promise<SubAppModule> {
  const entry = await fetchEntry(url, terms.signal);
  const page = readLegacyPage(entry.text, entry.url);
  terms.ledger.add(entry.url);
  setGlobals(entry.url);
  await addStyles(page, terms);
  const app = apps.get(url) ?? (await run(page, terms));
  if (!app) throw new LoadError("bad-contract", `${url} leaves no mount and unmount at window`);
  apps.set(url, app);
  await bootOnce(app, app.bootstrap);
  return asModule(app, page.markup, terms);
}

async function addStyles({ styles }: LegacyPage, terms: LoadTerms) {
  for (const style of styles) if ("text" in style) addStyleText(style.text, terms);
  await addStyleSheets(
    styles.flatMap((style) => ("url" in style ? [style.url] : [])),
    terms,
  );
}

/**
 * Loads the scripts in the order of the page, and checks for lifecycles after each, so that another bundle's are not mistaken
 * for this one's.
 */
async function run({ scripts }: LegacyPage, { ledger, nonce }: LoadTerms): Promise<LegacyApp | undefined> {
  let app: LegacyApp | undefined;
  for (const script of scripts) {
    if ("url" in script) ledger.add(script.url);
    await runScript(script, nonce);
    app = claimApp(script) ?? app;
  }
  return app;
}

function asModule(app: LegacyApp, markup: string, terms: LoadTerms): SubAppModule {
  const { name, context, navigation, ledger, undo } = terms;
  const shared = globalState(context);
  const wrapper = document.createElement("div");
  wrapper.id = `__qiankun_microapp_wrapper_for_${name}__`;
  wrapper.innerHTML = markup;
  const props = { ...toSharedState(context), ...shared.props, container: wrapper, name };
  return {
    async mount({ container }) {
      container.append(wrapper);
      bridgeHistory({ navigation, ledger, undo });
      await app.mount(props);
    },
    async unmount() {
      shared.stop();
      await app.unmount(props);
    },
  };
}
