import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export type Route = { id: string; path: string; hasLoader: boolean; hasAction: boolean; isIndex: boolean };
type Entry = { id: string; parentId?: string; path?: string; index?: boolean; hasLoader: boolean; hasAction: boolean };

const assets = path.resolve("build", "client", "assets");

/** The routes of the build under test that have a path or respond themselves, as listed in the browser's manifest. */
export function builtRoutes(): Route[] {
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name)) ?? "";
  const script = readFileSync(path.join(assets, file), "utf8");
  const { routes } = JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1)) as {
    routes: Record<string, Entry>;
  };
  const pathOf = ({ parentId, path: own = "" }: Entry): string => {
    const parent = parentId ? routes[parentId] : undefined;
    return [parent ? pathOf(parent) : "", own].filter(Boolean).join("/");
  };
  return Object.values(routes).map((entry) => ({
    id: entry.id,
    path: `/${pathOf(entry)}`,
    hasLoader: entry.hasLoader,
    hasAction: entry.hasAction,
    isIndex: entry.index ?? false,
  }));
}
