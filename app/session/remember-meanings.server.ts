import type { BaseApiTarget } from "~/gateway/gateway.server";
import { minutes } from "~/rules/time";
import type { Portal } from "./portal.server";

type FindMeanings = (lovCode: string, codes: readonly string[]) => Promise<Record<string, string>>;
type Known = Map<string, { meaning: string; until: number }>;

/** The cache time of a meaning, in milliseconds. A base API may change its lists. */
const freshMs = minutes(1);
/** More than all lists of the embedded base API have, in both languages. */
const mostKnown = 20_000;

/** Keyed by the transport to the base API, because tests have several in one process. */
const known = new WeakMap<BaseApiTarget["transport"], Known>();

/**
 * Caches the meanings of codes that `find` returns. They are shared by all users, because names of countries and
 * currencies are the same for everyone and appear on every tab.
 */
export function rememberMeanings({ baseApi, language }: Portal, find: FindMeanings): FindMeanings {
  const meanings: Known = known.get(baseApi.transport) ?? new Map();
  known.set(baseApi.transport, meanings);
  return async (lovCode, codes) => {
    const keyOf = async (code: string) => [await language, lovCode, code].join("\n");
    const now = Date.now();
    const entries: [string, string][] = [];
    const unknown: string[] = [];
    for (const code of codes) {
      const entry = meanings.get(await keyOf(code));
      if (entry && now < entry.until) entries.push([code, entry.meaning]);
      else unknown.push(code);
    }
    if (unknown.length === 0) return Object.fromEntries(entries);
    const loaded = await find(lovCode, unknown);
    for (const [code, meaning] of Object.entries(loaded)) {
      if (meanings.size >= mostKnown) meanings.clear();
      meanings.set(await keyOf(code), { meaning, until: now + freshMs });
    }
    return { ...Object.fromEntries(entries), ...loaded };
  };
}
