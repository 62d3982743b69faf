import { NavLink, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { menuItemsBeforeMore } from "~/rules/limits";
import { type MenuNode, menuTree } from "./menu-tree";
import { useShell } from "./shell-facts";

/** Where one may go: the server's menus (§2), at most five of them before "more". */
export function SideMenu() {
  const { t } = useTranslation("workspace");
  const { menus } = useShell();
  const tree = menuTree(menus);
  if (tree.length === 0) return null;
  const more = tree.slice(menuItemsBeforeMore);
  return (
    <nav className="side-menu" aria-label={t("menu.label")}>
      <Branch nodes={tree.slice(0, menuItemsBeforeMore)} />
      {more.length > 0 ? <Group label={t("menu.more")} icon="more" nodes={more} isOpen={false} /> : null}
    </nav>
  );
}

const Branch = ({ nodes }: { nodes: MenuNode[] }) => (
  <ul>
    {nodes.map((node) => (
      <li key={node.code}>
        {node.target ? <MenuLink node={node} /> : null}
        {node.children.length > 0 ? (
          <Group label={node.name} icon={node.icon} nodes={node.children} isOpen hasLink={node.target !== null} />
        ) : null}
      </li>
    ))}
  </ul>
);

type GroupProps = { label: string; icon: string; nodes: MenuNode[]; isOpen: boolean; hasLink?: boolean };

/** Menus under one name; what holds the page that is shown is open. */
function Group({ label, icon, nodes, isOpen, hasLink = false }: GroupProps) {
  const { pathname } = useLocation();
  if (hasLink) return <Branch nodes={nodes} />;
  return (
    <details className="side-menu-group" open={isOpen || holds(nodes, pathname)}>
      <summary title={label}>
        <MenuIcon icon={icon} />
        <span className="side-menu-name">{label}</span>
      </summary>
      <Branch nodes={nodes} />
    </details>
  );
}

function MenuLink({ node: { name, icon, target } }: { node: MenuNode }) {
  const { t } = useTranslation("workspace");
  const inside = (
    <>
      <MenuIcon icon={icon} />
      <span className="side-menu-name">{name}</span>
    </>
  );
  if (!target?.isWindow)
    return (
      <NavLink to={target?.to ?? ""} end title={name}>
        {inside}
      </NavLink>
    );
  return (
    <a href={target.to} target="_blank" rel="noreferrer" title={name}>
      {inside}
      <span className="side-menu-window" aria-hidden="true">
        ↗
      </span>
      <span className="off-screen">{t("menu.window")}</span>
    </a>
  );
}

const holds = (nodes: MenuNode[], pathname: string): boolean =>
  nodes.some(({ target, children }) => target?.to === pathname || holds(children, pathname));

/** Drawings by the icon names of the server's menus (§2); a name without one gets a plain dot. */
const drawings: Record<string, string> = {
  home: "M4 11l8-7 8 7v9H4zM10 20v-6h4v6",
  route: "M6 19a2 2 0 100-4 2 2 0 000 4zM18 9a2 2 0 100-4 2 2 0 000 4zM8 17h6a4 4 0 000-8h-4a2 2 0 010-4h6",
  book: "M5 5a2 2 0 012-2h12v16H7a2 2 0 00-2 2zM5 19V5M9 8h6",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  megaphone: "M4 10v4h3l8 4V6l-8 4zM18 9a4 4 0 010 6",
  news: "M4 5h13v14H6a2 2 0 01-2-2zM17 9h3v8a2 2 0 01-2 2M8 9h5M8 12h5M8 15h5",
  link: "M10 14a4 4 0 005.7 0l3-3a4 4 0 00-5.7-5.7l-1 1M14 10a4 4 0 00-5.7 0l-3 3a4 4 0 005.7 5.7l1-1",
  user: "M12 12a4 4 0 100-8 4 4 0 000 8zM4 21a8 8 0 0116 0",
  building: "M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3",
  list: "M9 6h11M9 12h11M9 18h11M5 6h.01M5 12h.01M5 18h.01",
  upload: "M12 16V4M7 9l5-5 5 5M4 16v4h16v-4",
  folder: "M3 6h6l2 2h10v11H3z",
  more: "M6 12h.01M12 12h.01M18 12h.01",
};

/** The sign of a menu, for the eye only: its name stands beside it. */
const MenuIcon = ({ icon }: { icon: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={drawings[icon] ?? "M12 12h.01"} />
  </svg>
);
