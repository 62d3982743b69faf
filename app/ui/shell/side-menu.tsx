import { Link, useLocation } from "@remix-run/react";
import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { menuItemsBeforeMore } from "~/rules/limits/screens";
import { type MenuNode, menuOver, menuTree } from "../workspace/menu-tree";
import { useShell } from "../workspace/shell-facts";
import { browserStore } from "~/ui/base/browser-store";
import { LineIcon } from "../base/line-icon";

/** Links to the pages that the user may open: the server's menus (§2), at most five of them before "more". */
export function SideMenu() {
  const { t } = useTranslation("workspace");
  const { menus } = useShell();
  const tree = menuTree(menus);
  if (tree.length === 0) return null;
  const more = tree.slice(menuItemsBeforeMore);
  return (
    <nav className="side-menu" aria-label={t("menu.label")}>
      <Branch nodes={tree.slice(0, menuItemsBeforeMore)} />
      {more.length > 0 ? <Group label={t("menu.more")} icon="more" nodes={more} code="more" /> : null}
    </nav>
  );
}

const Branch = ({ nodes }: { nodes: MenuNode[] }) => (
  <ul>
    {nodes.map((node) => (
      <li key={node.code}>
        {node.target ? <MenuLink node={node} /> : null}
        {node.children.length > 0 ? (
          <Group
            label={node.name}
            icon={node.icon}
            nodes={node.children}
            code={node.code}
            hasLink={node.target !== null}
          />
        ) : null}
      </li>
    ))}
  </ul>
);

type GroupProps = { label: string; icon: string; nodes: MenuNode[]; code: string; hasLink?: boolean };

/**
 * A group of menus, initially closed. The group with the current page and the one that the user opened last are open.
 */
function Group({ label, icon, nodes, code, hasLink = false }: GroupProps) {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useOpenGroup(code, holds(nodes, pathname));
  if (hasLink) return <Branch nodes={nodes} />;
  return (
    <details
      className="side-menu-group"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) setIsOpen(currentTarget.open);
      }}
    >
      <summary title={label}>
        <MenuIcon icon={icon} />
        <span className="side-menu-name">{label}</span>
      </summary>
      <Branch nodes={nodes} />
    </details>
  );
}

/** Whether a group is open, and a function to change it. This browser stores the group that its user opened last. */
function useOpenGroup(code: string, holdsPage: boolean): [boolean, (isOpen: boolean) => void] {
  const { user } = useShell();
  const key = `menu:${user.userAccount}`;
  const last = useSyncExternalStore(
    () => () => undefined,
    () => browserStore.get(key),
    () => null,
  );
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? (holdsPage || last === code);
  function change(next: boolean) {
    setChoice(next);
    if (next) browserStore.set(key, code);
    else if (browserStore.get(key) === code) browserStore.remove(key);
  }
  return [isOpen, change];
}

function MenuLink({ node: { code, name, icon, target } }: { node: MenuNode }) {
  const { t } = useTranslation("workspace");
  const { menus } = useShell();
  const { pathname } = useLocation();
  const isOver = menuOver(menus, pathname)?.code === code;
  const current = target?.to === pathname ? "page" : isOver ? "true" : undefined;
  const inside = (
    <>
      <MenuIcon icon={icon} />
      <span className="side-menu-name">{name}</span>
    </>
  );
  if (!target?.isWindow)
    return (
      <Link to={target?.to ?? ""} aria-current={current} title={name}>
        {inside}
      </Link>
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

/** The icons, by the icon names of the server's menus (§2). Unknown names get a dot. */
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
  calendar: "M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M8 14h2M14 14h2M8 17h2",
  upload: "M12 16V4M7 9l5-5 5 5M4 16v4h16v-4",
  users:
    "M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21v-2a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v2M16 3.2a4 4 0 0 1 0 7.6M18 14.3a5 5 0 0 1 4 4.7v2",
  shield: "M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6z",
  folder: "M3 6h6l2 2h10v11H3z",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M14 7a2 2 0 104 0 2 2 0 10-4 0M6 17a2 2 0 104 0 2 2 0 10-4 0",
  table: "M4 5h16v14H4zM4 10h16M10 5v14",
  chart: "M4 4v16h16M8 16v-4M12 16V8M16 16v-6",
  more: "M6 12h.01M12 12h.01M18 12h.01",
};

/** The icon of a menu, decorative: its name is next to it. */
const MenuIcon = ({ icon }: { icon: string }) => (
  <LineIcon path={drawings[icon] ?? "M12 12h.01"} size={20} strokeWidth={1.7} />
);
