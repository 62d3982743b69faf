import { Outlet } from "@remix-run/react";

/** The pages inside the shell: where one of them fails, the shell around it stands. */
export { FailureInShell as ErrorBoundary } from "~/ui/shell/failure-in-shell";

export default Outlet;
