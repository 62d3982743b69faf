import type { LoaderFunctionArgs } from "@remix-run/node";
import { describedAt } from "~/session/description.server";

/** The base API as an OpenAPI document. */
export const loader = ({ request }: LoaderFunctionArgs) => describedAt(request);
