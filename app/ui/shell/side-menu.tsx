import { NavLink, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { menuItemsBeforeMore } from "~/rules/limits";
import { MenuIcon } from "./menu-icon";
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
