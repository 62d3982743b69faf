import { LoadError } from "../base/load-error";

/** A style or a script of a page, in the order of the page: by its address, or as text. */
type Part = { url: string } | { text: string };
export type Script = Part & { isModule: boolean };
/** The key that identifies a script. */
export const keyOf = (script: Script): string => ("url" in script ? script.url : script.text);

/** The parts of the page of an existing bundle. */
export type LegacyPage = { styles: Part[]; scripts: Script[]; markup: string };

/** Parses a page in a template, in which nothing runs, loads or applies. */
export function readLegacyPage(html: string, address: string): LegacyPage {
  const template = document.createElement("template");
  template.innerHTML = html;
  const page = template.content;
  const at = (url: string) => new URL(url, address).href;
  const styles = [...page.querySelectorAll<HTMLElement>('link[rel~="stylesheet"][href], style')].map((style) => {
    const href = style.getAttribute("href");
    return href === null ? { text: style.textContent ?? "" } : { url: at(href) };
  });
  const scripts = [...page.querySelectorAll("script")].filter(runs).map((script): Script => {
    const src = script.getAttribute("src");
    const isModule = script.type === "module";
    return src === null ? { text: script.textContent ?? "", isModule } : { url: at(src), isModule };
  });
  for (const part of page.querySelectorAll("title, meta, base, script, style, link, noscript")) part.remove();
  return { styles, scripts, markup: template.innerHTML };
}

/** Data blocks are not scripts, and `nomodule` scripts are not for browsers that have modules. */
const runs = ({ type, noModule }: HTMLScriptElement) =>
  !noModule && (type === "" || type === "module" || /javascript$/i.test(type));

const scriptLoads = new Map<string, Promise<void>>();

/**
 * Runs a script of a page, once per document. It is never aborted, because a bundle whose script arrives late depends
 * on globals that must still exist.
 */
export function runScript(script: Script, nonce: string): Promise<void> {
  const key = keyOf(script);
  const running = scriptLoads.get(key) ?? insert(script, nonce);
  scriptLoads.set(key, running);
  running.catch(() => scriptLoads.delete(key));
  return running;
}

function insert(script: Script, nonce: string): Promise<void> {
  const element = document.createElement("script");
  element.nonce = nonce;
  element.async = false;
  if (script.isModule) element.type = "module";
  if (!("url" in script)) {
    element.textContent = script.text;
    document.head.append(element);
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    element.addEventListener("load", () => resolve());
    element.addEventListener("error", () => {
      element.remove();
      reject(new LoadError("module-load", script.url));
    });
    element.crossOrigin = "anonymous";
    element.src = script.url;
    document.head.append(element);
  });
}
