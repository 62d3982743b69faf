import type { Seed } from "~/platform/seed/reference/menus";

const links = { pcode: "links", icon: "link" };

/** Menus that link out of the portal, one of each type (§2); in the demo one page of ours is their target. */
export const demoMenus = (publicOrigin: string): Seed[] => {
  const partner = `${publicOrigin}/dev/partner`;
  return [
    { code: "links", url: "", name: (t) => t.menus.links.title, icon: "link" },
    { ...links, code: "links.site", url: partner, name: (t) => t.menus.links.site, type: "external" },
    {
      ...links,
      code: "links.logistics",
      url: `${partner}?account={userAccount}`,
      name: (t) => t.menus.links.logistics,
      type: "loginToPortal",
    },
    {
      ...links,
      code: "links.binding",
      url: `${partner}?to=bind&account={userAccount}`,
      name: (t) => t.menus.links.binding,
      type: "bindAccount",
    },
  ];
};
