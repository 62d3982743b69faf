import type { SubAppEntry } from "~/rules/sub-apps";

/** What an entry's address leads to: a manifest, a module without one, or the page of a bundle made for qiankun. */
export type EntryAddress = { kind: "manifest" | "module" | "page"; url: string };

/** Where to begin: `.json` is a manifest, `.js` and `.mjs` a module; any other address has its manifest under it. */
export function entryAddress({ url, kind }: SubAppEntry, origin: string): EntryAddress {
  const address = new URL(url, origin);
  if (kind === "qiankun") return { kind: "page", url: address.href };
  if (address.pathname.endsWith(".json")) return { kind: "manifest", url: address.href };
  if (/\.m?js$/.test(address.pathname)) return { kind: "module", url: address.href };
  address.pathname = `${address.pathname.replace(/\/$/, "")}/subapp.json`;
  return { kind: "manifest", url: address.href };
}
