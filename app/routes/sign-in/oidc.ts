import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { relay } from "~/session/round-trip.server";

/** The embedded identity provider lives with the base API; browsers reach it on our origin. */
export const loader = (asked: LoaderFunctionArgs) => relay(asked);
export const action = (asked: ActionFunctionArgs) => relay(asked);
