import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestFor } from "~/session/request.server";
import { beginSignIn } from "~/session/sign-in.server";

/** Where a sign-in begins: on to the identity provider (§1, §7). */
export const loader = (args: LoaderFunctionArgs) => beginSignIn(requestFor(args));
