import { useMatches, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import type { SubAppName } from "~/rules/workspace/sub-apps";

/** The route handle of a sub-application. */
export type SubAppHandle = { title: string; subApp: SubAppName };

/** The sub-application at this address, or undefined for one of the portal's own pages. */
export const useSubAppHere = (): SubAppName | undefined =>
  (useMatches().at(-1)?.handle as Partial<SubAppHandle> | undefined)?.subApp;

type Click = Pick<
  ShouldRevalidateFunctionArgs,
  "currentUrl" | "nextUrl" | "currentParams" | "nextParams" | "formMethod"
>;

/** Whether a navigation stays within one sub-application: only its routes have a splat here. A post does not count. */
export const isWithinSubApp = ({ currentUrl, nextUrl, currentParams, nextParams, formMethod }: Click): boolean =>
  formMethod === undefined &&
  currentParams["*"] !== undefined &&
  nextParams["*"] !== undefined &&
  currentUrl.href !== nextUrl.href &&
  appOf(currentUrl) === appOf(nextUrl);

const appOf = ({ pathname }: URL) => pathname.split("/", 2)[1];
