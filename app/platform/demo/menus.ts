import type { Seed } from "../menus/seed";

const links = { pcode: "links", icon: "link" };

/** Menus that lead out of the portal, one of each type (§2); in the demo one page of ours stands for all of them. */
export const demoMenus = (publicOrigin: string): Seed[] => {
  const partner = `${publicOrigin}/dev/partner`;
  return [
    { code: "links", url: "", zh: "相关系统", en: "Other systems", icon: "link" },
    { ...links, code: "links.site", url: partner, zh: "公司网站", en: "Company website", type: "external" },
    {
      ...links,
      code: "links.logistics",
      url: `${partner}?account={userAccount}`,
      zh: "物流门户",
      en: "Logistics portal",
      type: "loginToPortal",
    },
    {
      ...links,
      code: "links.binding",
      url: `${partner}?to=bind&account={userAccount}`,
      zh: "绑定电子签章账号",
      en: "Link your e-signature account",
      type: "bindAccount",
    },
  ];
};
