import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requestFor } from "~/session/request.server";
import { relay } from "~/session/sign-in.server";

/** The embedded identity provider lives with the base API; browsers reach it on our origin. */
export const loader = (args: LoaderFunctionArgs) => relay(requestFor(args));
export const action = (args: ActionFunctionArgs) => relay(requestFor(args));
