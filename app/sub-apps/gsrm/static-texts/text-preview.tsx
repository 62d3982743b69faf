import "~/ui/page/rich-text.css";
import { createElement, type ReactNode, useMemo } from "react";
import { withBrand } from "~/rules/brand";
import { withFacts } from "~/rules/facts";
import { isPageTag, pageLink } from "~/rules/static-text/page-html";

type Props = {
  language: "zh" | "en";
  /** HTML with `{{parameters}}`. */
  text: string;
  /** The values of these parameters. */
  values: Readonly<Record<string, string>>;
};

/** A text as its readers will see it. Elements that pages do not show are left out, and nothing typed is ever run. */
export function TextPreview({ language, text, values }: Props) {
  const content = useMemo(() => {
    const filledIn = withBrand(language, withFacts(text, values), values.brand ?? "");
    return toNodes(new DOMParser().parseFromString(filledIn, "text/html").body);
  }, [language, text, values]);
  return (
    <div className="rich-text" lang={language}>
      {content}
    </div>
  );
}

const toNodes = (parent: Node): ReactNode[] => [...parent.childNodes].map((node, at) => toNode(node, at));

function toNode(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (!isPageTag(name)) return null;
  const href = name === "a" ? (pageLink(node.getAttribute("href")) ?? undefined) : undefined;
  return createElement(name, { key, href }, ...toNodes(node));
}
