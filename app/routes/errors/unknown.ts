import { redirect } from "@remix-run/node";
import { paths } from "~/paths";

/** §2: unknown paths lead to /404 with any method. */
const toNotFound = () => redirect(paths.notFound, { status: 303 });

export { toNotFound as action, toNotFound as loader };
