import { isPageTag, pageLink } from "./page-html";

/** A problem that prevents a text from being published; `name` is the element or the parameter. */
export type PageProblem = {
  code: "tag" | "attribute" | "link" | "unclosed" | "unopened" | "parameter";
  name: string;
};

/** Like `findPageProblems`, but for a title, which has no elements. */
export const findTitleProblems = (title: string, parameters: readonly string[]): PageProblem[] => [
  ...(title.includes("<") ? [{ code: "tag", name: "<" } as const] : []),
  ...findPageProblems(title.replaceAll("<", ""), parameters),
];

/** Further problems are not listed, because these suffice to recognise them. */
const mostProblems = 20;

const piece = /<(\/?)([A-Za-z][\w-]*)([^<>]*)>|(<)|\{\{([^{}]*)\}\}/g;
const linkAttribute = /^\s+href="([^"<>]*)"\s*$/;

/**
 * Finds elements that a page would remove, elements that are not closed, and parameters that nothing fills in. Each problem is
 * listed once, in the order of the text, at most 20.
 */
export function findPageProblems(html: string, parameters: readonly string[]): PageProblem[] {
  const problems = new Map<string, PageProblem>();
  const open: string[] = [];
  const note = (code: PageProblem["code"], name: string) => problems.set(`${code} ${name}`, { code, name });
  for (const [, slash, element, attributes = "", loose, parameter] of html.matchAll(piece)) {
    if (parameter !== undefined && !parameters.includes(parameter)) note("parameter", parameter);
    if (loose !== undefined) note("tag", "<");
    if (element === undefined) continue;
    const name = element.toLowerCase();
    if (!isPageTag(name)) note("tag", name);
    else if (slash === "/") close(name);
    else {
      open.push(name);
      checkAttributes(name, attributes);
    }
  }
  for (const name of open) note("unclosed", name);
  return [...problems.values()].slice(0, mostProblems);

  function close(name: string) {
    const at = open.lastIndexOf(name);
    if (at < 0) return note("unopened", name);
    for (const inner of open.splice(at).slice(1)) note("unclosed", inner);
  }

  function checkAttributes(name: string, attributes: string) {
    if (name === "a") {
      const href = linkAttribute.exec(attributes)?.[1] ?? null;
      if (pageLink(href) === null) note("link", name);
    } else if (attributes.trim() !== "") note("attribute", name);
  }
}
