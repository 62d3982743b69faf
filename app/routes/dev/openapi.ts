import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestFor } from "~/session/request.server";
import { loadDescription } from "./description.server";

/** The base API as an OpenAPI document. */
export const loader = (args: LoaderFunctionArgs) => loadDescription(requestFor(args));
