import { LoadError } from "../loading/load-error";
import { keyOf, type Script } from "./read-page";

const loaded = new Map<string, Promise<void>>();

/**
 * Runs a script of a page, once a document. It is never cut short: what a bundle does when its script comes late depends
 * on globals that must still be there.
 */
export function runScript(script: Script, nonce: string): Promise<void> {
  const key = keyOf(script);
  const running = loaded.get(key) ?? insert(script, nonce);
  loaded.set(key, running);
  running.catch(() => loaded.delete(key));
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
