import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestFor } from "~/session/request.server";
import { loadDescription } from "./description.server";

/** The page of the same, and what it is made of. */
export const loader = (args: LoaderFunctionArgs) => loadDescription(requestFor(args));
