import type { LoaderFunctionArgs } from "@remix-run/node";
import { describedAt } from "~/session/description.server";

/** The page of the same, and what it is made of. */
export const loader = ({ request }: LoaderFunctionArgs) => describedAt(request);
