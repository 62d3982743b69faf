import { useMatches } from "@remix-run/react";
import type { SubAppName } from "~/rules/sub-apps";

/** What the route of a sub-application says of itself. */
export type SubAppHandle = { title: string; subApp: SubAppName };

/** The sub-application whose address this is; undefined: it is a page of the portal's own. */
export const useSubAppHere = (): SubAppName | undefined =>
  (useMatches().at(-1)?.handle as Partial<SubAppHandle> | undefined)?.subApp;
