import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { passOnCall } from "~/session/browser-call.server";

/** Browser code's own calls of the base API, both ways. */
export const passOnLoader = (asked: LoaderFunctionArgs) => passOnCall(asked);
export const passOnAction = (asked: ActionFunctionArgs) => passOnCall(asked);
