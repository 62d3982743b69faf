import { z } from "zod";
import type { SubAppEntry } from "~/rules/workspace/sub-apps";
import { apiName } from "~/rules/text/technical-names";
import { viewportId } from "../base/slot";
import { LoadError } from "../base/load-error";

/** The target of an entry's address: a manifest, a module without one, or the page of a bundle made for qiankun. */
export type EntryAddress = { kind: "manifest" | "module" | "page"; url: string };

/**
 * The kind of an entry: `.json` is a manifest, `.js` and `.mjs` a module; any other address is a folder with a
 * manifest.
 */
export function entryAddress({ url, kind }: SubAppEntry, origin: string): EntryAddress {
  const address = new URL(url, origin);
  if (kind === "qiankun") return { kind: "page", url: address.href };
  if (address.pathname.endsWith(".json")) return { kind: "manifest", url: address.href };
  if (/\.m?js$/.test(address.pathname)) return { kind: "module", url: address.href };
  address.pathname = `${address.pathname.replace(/\/$/, "")}/subapp.json`;
  return { kind: "manifest", url: address.href };
}

/** The text at an entry, and its final address after redirects, to which its contents are relative. */
export async function fetchEntry(url: string, signal: AbortSignal): Promise<{ text: string; url: string }> {
  const response = await answerOf(url, signal);
  if (!response.ok) throw new LoadError("entry-http", `${url} answers ${response.status}`);
  const text = await response.text();
  // A wrong address may lead to a page of the portal, which would be mounted inside itself.
  if (text.includes(`id="${viewportId}"`)) throw new LoadError("entry-is-shell", url);
  return { text, url: response.url };
}

async function answerOf(url: string, signal: AbortSignal) {
  try {
    return await fetch(url, { signal });
  } catch (error) {
    throw new LoadError("entry-unreachable", url, error);
  }
}

/**
 * `subapp.json`: what a sub-application consists of, with addresses relative to the manifest's own. `look`: `portal`
 * uses the portal's styles; `own` gets none of them.
 */
export const manifest = z.object({
  contract: z.literal(1),
  name: apiName,
  version: z.string(),
  module: z.string(),
  css: z.array(z.string()).default([]),
  look: z.enum(["own", "portal"]).default("own"),
});
export type Manifest = z.output<typeof manifest>;
