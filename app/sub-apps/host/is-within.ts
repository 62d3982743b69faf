import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

type Asked = Pick<
  ShouldRevalidateFunctionArgs,
  "currentUrl" | "nextUrl" | "currentParams" | "nextParams" | "formMethod"
>;

/** Whether somebody moves about in one sub-application: only its routes have a splat here. A post is not moving about. */
export const isWithinSubApp = ({ currentUrl, nextUrl, currentParams, nextParams, formMethod }: Asked): boolean =>
  formMethod === undefined &&
  currentParams["*"] !== undefined &&
  nextParams["*"] !== undefined &&
  currentUrl.href !== nextUrl.href &&
  ownerOf(currentUrl) === ownerOf(nextUrl);

const ownerOf = ({ pathname }: URL) => pathname.split("/", 2)[1];
