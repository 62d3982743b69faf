import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { useHydrated } from "~/ui/form/use-hydrated";
import { useShell } from "./shell-facts";
import { SideMenu } from "./side-menu";
import { SideSearch } from "./side-search";

/** The menus beside the page: open by default (§3), or folded to their signs. */
export function SideBar() {
  const { t } = useTranslation("workspace");
  const { menus, isSideFolded } = useShell();
  const fold = useFetcher();
  const isHydrated = useHydrated();
  const isFolded = fold.formData ? fold.formData.get("side") === "folded" : isSideFolded;
  if (menus.length === 0) return null;
  return (
    <aside className="shell-side" data-folded={isFolded ? "" : undefined}>
      {isFolded ? null : <div className="side-search-place">{isHydrated ? <SideSearch /> : null}</div>}
      <SideMenu />
      <fold.Form method="post" action={paths.workspaceSide} className="side-fold">
        <button
          type="submit"
          name="side"
          value={isFolded ? "open" : "folded"}
          aria-expanded={!isFolded}
          title={isFolded ? t("menu.open") : t("menu.fold")}
        >
          <FoldSign isFolded={isFolded} />
          <span className={isFolded ? "off-screen" : undefined}>{isFolded ? t("menu.open") : t("menu.fold")}</span>
        </button>
      </fold.Form>
    </aside>
  );
}

const FoldSign = ({ isFolded }: { isFolded: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    aria-hidden="true"
  >
    <path d={isFolded ? "M9 6l6 6-6 6" : "M15 6l-6 6 6 6"} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
