import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

type Click = Pick<
  ShouldRevalidateFunctionArgs,
  "currentUrl" | "nextUrl" | "currentParams" | "nextParams" | "formMethod"
>;

/** Whether somebody moves about in one sub-application: only its routes have a splat here. A post is not moving about. */
export const isWithinSubApp = ({ currentUrl, nextUrl, currentParams, nextParams, formMethod }: Click): boolean =>
  formMethod === undefined &&
  currentParams["*"] !== undefined &&
  nextParams["*"] !== undefined &&
  currentUrl.href !== nextUrl.href &&
  appOf(currentUrl) === appOf(nextUrl);

const appOf = ({ pathname }: URL) => pathname.split("/", 2)[1];
