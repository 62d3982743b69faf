/** The target of a menu: a page of the portal, another address, or an address that contains the user's account (§2). */
export const menuTypes = ["page", "external", "loginToPortal", "bindAccount"] as const;
type MenuType = (typeof menuTypes)[number];

/** Placeholder for the account in an address; without it the account is added to the query under this name. */
const placeholder = "{userAccount}";
const parameter = "userAccount";
const withAccount: readonly MenuType[] = ["loginToPortal", "bindAccount"];

/** Whether a menu opens in a new window, at an address from the base API (§2): its link contains http. */
export const opensElsewhere = ({ url, type }: { url: string; type: MenuType }): boolean =>
  type !== "page" || /https?:/i.test(url);

/**
 * The address that a menu opens, with the user's account in it if its type requires that (§2); null for any scheme
 * other than http and https, which a menu must never open.
 */
export function menuAddress({ url, type }: { url: string; type: MenuType }, userAccount: string): string | null {
  const account = encodeURIComponent(userAccount);
  const filledUrl = withAccount.includes(type) ? url.replaceAll(placeholder, account) : url;
  if (!URL.canParse(filledUrl)) return null;
  const address = new URL(filledUrl);
  if (address.protocol !== "http:" && address.protocol !== "https:") return null;
  if (withAccount.includes(type) && filledUrl === url) address.searchParams.set(parameter, userAccount);
  return address.href;
}
