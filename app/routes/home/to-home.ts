import { redirect } from "@remix-run/node";
import { paths } from "~/paths";

/** §2: / leads to the home page. */
export function loader() {
  return redirect(paths.home);
}
