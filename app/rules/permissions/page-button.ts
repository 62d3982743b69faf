import { pages } from "../pages";
import { isSectionId } from "../registration/section-ids";
import type { ButtonCode } from "./permissions";
import { sectionButton } from "./section-button";

/** The pages of a supplier that belong to an area, with the permission that each needs. */
const guarded: readonly (readonly [page: string, button: ButtonCode])[] = [
  [pages.company, "company.read"],
  [pages.documents, "company.read"],
  [pages.changes, "company.read"],
  [pages.certification, "company.certify"],
  [pages.ownCorrectiveActions, "company.correct"],
];

/** The permission that a page needs, by its address; undefined if it belongs to no area. */
export function pageButton(address: string): ButtonCode | undefined {
  const [path = ""] = address.split(/[?#]/);
  const [page, button] = guarded.find(([one]) => path === one || path.startsWith(`${one}/`)) ?? [];
  const [section = "", action] = page === pages.company ? path.slice(page.length + 1).split("/") : [];
  return action === "change" && isSectionId(section) ? sectionButton(section) : button;
}
