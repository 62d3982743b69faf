import type { LoaderFunctionArgs } from "@remix-run/node";
import { beginSignIn } from "~/session/round-trip.server";

/** Where a sign-in begins: on to the identity provider (§1, §7). */
export const loader = (asked: LoaderFunctionArgs) => beginSignIn(asked);
