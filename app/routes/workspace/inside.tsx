import { Outlet } from "@remix-run/react";

/** The pages inside the shell: if one of them fails, the shell around it stays. */
export { FailureInShell as ErrorBoundary } from "~/ui/shell/failure-in-shell";

export default Outlet;
