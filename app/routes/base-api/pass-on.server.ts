import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { passOn } from "~/session/gateway.server";

/** Browser code's own calls of the base API, both ways. */
export const passOnLoader = (asked: LoaderFunctionArgs) => passOn(asked);
export const passOnAction = (asked: ActionFunctionArgs) => passOn(asked);
