import { useFetcher, useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useState } from "react";
import { paths } from "~/paths";
import { useHydrated } from "~/ui/base/use-hydrated";
import { useShell } from "../workspace/shell-facts";
import { SideMenu } from "./side-menu";
import { SideSearch } from "./side-search";
import { LineIcon } from "../base/line-icon";

/** The menus next to the page: open by default (§3), or collapsed to their icons. */
export function SideBar() {
  const { t } = useTranslation("workspace");
  const facts = useShell();
  const { menus } = facts;
  const navigate = useNavigate();
  const folding = useFetcher();
  const isHydrated = useHydrated();
  // Remix clears the submitted form data a moment before it provides the new data. In between, the user's choice
  // applies.
  const [choice, setChoice] = useState({ isFolded: facts.isSideFolded, before: facts });
  const isFolded = folding.formData || choice.before === facts ? choice.isFolded : facts.isSideFolded;
  if (menus.length === 0) return null;
  return (
    <aside className="shell-side" data-folded={isFolded ? "" : undefined}>
      {isFolded ? null : <div className="side-search-place">{isHydrated ? <SideSearch onGo={navigate} /> : null}</div>}
      <SideMenu />
      <folding.Form
        method="post"
        action={paths.workspaceSide}
        className="side-fold"
        onSubmit={() => setChoice({ isFolded: !isFolded, before: facts })}
      >
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
      </folding.Form>
    </aside>
  );
}

const FoldSign = ({ isFolded }: { isFolded: boolean }) => (
  <LineIcon path={isFolded ? "M9 6l6 6-6 6" : "M15 6l-6 6 6 6"} size={20} strokeWidth={1.7} />
);
