import type { Menu } from "~/contract/account";
import { paths } from "~/paths";
import { pages } from "~/rules/pages";
import { opensElsewhere } from "~/rules/workspace/menu-link";
import { fold } from "~/rules/text/normalise";
import { safePath } from "~/rules/files/safe-path";

/** The target of a menu: a page of the portal or a new window. Null if it only contains other menus. */
type MenuTarget = { to: string; isWindow: boolean };
/** A menu with its children. */
export type MenuNode = {
  code: string;
  name: string;
  search: string;
  icon: string;
  target: MenuTarget | null;
  children: MenuNode[];
};

/**
 * The server's menu list as a tree (§2), in the server's order. Hidden menus are omitted with their children. A menu
 * whose parent is not in the list is at the top level; a menu that is its own ancestor is omitted.
 */
export function menuTree(menus: Menu[]): MenuNode[] {
  const codes = new Set(menus.map(({ code }) => code));
  const under = (parent: string | null, above: string[]): MenuNode[] =>
    menus
      .filter(({ code, pcode, hidden }) => !hidden && !above.includes(code) && parentIn(codes, pcode) === parent)
      .map((menu) => ({
        code: menu.code,
        name: menu.name,
        search: menu.search ?? fold(menu.name),
        icon: menu.icon,
        target: targetOf(menu),
        children: under(menu.code, [...above, menu.code]),
      }))
      .filter(({ target, children }) => target !== null || children.length > 0);
  return under(null, []);
}

/** All menus of a tree with a target, for the search (§2). */
export const leadingMenus = (nodes: MenuNode[]): (MenuNode & { target: MenuTarget })[] =>
  nodes.flatMap((node) => [...(node.target ? [{ ...node, target: node.target }] : []), ...leadingMenus(node.children)]);

/** The menu whose page has this path, including hidden ones. */
export const menuAt = (menus: Menu[], pathname: string): Menu | undefined =>
  menus.find((menu) => menu.url !== "" && !opensElsewhere(menu) && pathOf(menu.url) === pathname);

/** Pages without a menu that are reached from the queue. */
const underQueue = [pages.registrationFile, pages.questions, pages.agencies].map((page) => page.replace(/:.*/, ""));

/** The menu whose page has this path, or from whose page it is reached. */
export function menuOver(menus: Menu[], pathname: string): Menu | undefined {
  const isUnderQueue = underQueue.some((page) => pathname.startsWith(page));
  const above = menus.find(({ url }) => url.lastIndexOf("/") > 0 && pathname.startsWith(`${pathOf(url)}/`));
  return menuAt(menus, pathname) ?? above ?? (isUnderQueue ? menuAt(menus, pages.queue) : undefined);
}

const pathOf = (url: string) => url.split(/[?#]/, 1)[0];

const parentIn = (codes: Set<string>, pcode: string | null) => (pcode !== null && codes.has(pcode) ? pcode : null);

function targetOf(menu: Menu): MenuTarget | null {
  if (opensElsewhere(menu)) return { to: paths.menuLink(menu.code), isWindow: true };
  const to = safePath(menu.url, "");
  return to ? { to, isWindow: false } : null;
}
