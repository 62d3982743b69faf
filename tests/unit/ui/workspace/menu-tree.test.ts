import { expect, test } from "vitest";
import type { Menu } from "~/contract/account";
import { leadingMenus, menuAt, menuTree } from "~/ui/workspace/menu-tree";

const menu = (code: string, more: Partial<Menu> = {}): Menu => ({
  code,
  pcode: null,
  url: `/gsrm/${code}`,
  name: code,
  icon: "",
  hidden: false,
  routingCache: false,
  type: "page",
  ...more,
});

test("menus are nested under their parent, in the server's order", () => {
  const tree = menuTree([
    menu("b"),
    menu("a", { pcode: "top" }),
    menu("top", { url: "" }),
    menu("c", { pcode: "top" }),
  ]);
  expect(tree.map(({ code, children }) => [code, children.map((child) => child.code)])).toEqual([
    ["b", []],
    ["top", ["a", "c"]],
  ]);
});

test("a hidden menu and its children are not shown, but its page is known", () => {
  const menus = [menu("secret", { hidden: true }), menu("under", { pcode: "secret" }), menu("open")];
  expect(menuTree(menus).map(({ code }) => code)).toEqual(["open"]);
  expect(menuAt(menus, "/gsrm/secret")?.code).toBe("secret");
});

test("circular menus, menus with an unknown parent and menus without a link do no harm", () => {
  const menus = [
    menu("a", { pcode: "b" }),
    menu("b", { pcode: "a" }),
    menu("lost", { pcode: "gone" }),
    menu("e", { url: "" }),
  ];
  expect(menuTree(menus).map(({ code }) => code)).toEqual(["lost"]);
});

test("an HTTP link opens a window through the server; any other link off our site is dropped", () => {
  const [away] = menuTree([menu("away", { url: "https://partner.example/x" })]);
  expect(away?.target).toEqual({ to: "/workspace/open/away", isWindow: true });
  expect(menuTree([menu("evil", { url: "//evil.example" }), menu("script", { url: "javascript:alert(1)" })])).toEqual(
    [],
  );
});

test("the search finds linked menus at every depth", () => {
  const tree = menuTree([menu("top", { url: "" }), menu("mid", { pcode: "top" }), menu("deep", { pcode: "mid" })]);
  expect(leadingMenus(tree).map(({ code }) => code)).toEqual(["mid", "deep"]);
});
