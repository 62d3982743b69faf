import type { LoaderFunctionArgs } from "@remix-run/node";
import { relay } from "~/session/round-trip.server";

/** Where the identity provider sends the browser back to; the base API answers with the way on (§2). */
export const loader = (asked: LoaderFunctionArgs) => relay(asked);
