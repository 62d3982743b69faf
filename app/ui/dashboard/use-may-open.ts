import { pageButton } from "~/rules/permissions/page-button";
import { isPermitted } from "~/rules/permissions/permissions";
import { useShell } from "~/ui/workspace/shell-facts";

/** Whether this user may open a page: those of a supplier belong to the areas of its people. */
export function useMayOpen(): (address: string) => boolean {
  const shell = useShell();
  return (address) => {
    const button = pageButton(address);
    return button === undefined || isPermitted(shell, button);
  };
}
