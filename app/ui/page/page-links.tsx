import { Links as renderLinks } from "@remix-run/react";
import { Children, Fragment, isValidElement, type ReactNode, createContext, useContext } from "react";
import { useNonce } from "./nonce";

/** React supports these, but its types do not include them. */
const disabledProps = { disabled: true };
const afterThePage = { fetchpriority: "low" };

type LinkProps = { rel?: string; href?: string };

/**
 * The links of the page's routes. A style sheet that came with the document is inlined, so that nothing waits for it; style
 * sheets of later pages are linked. Scripts come first: the browser fetches them while it parses the rest.
 */
export function PageLinks() {
  const { styles, scripts } = useDocumentAssets();
  const nonce = useNonce();
  // Called rather than rendered: Remix determines the links of a page, and this only changes how they are written.
  const { children } = renderLinks().props as { children: ReactNode };
  return (
    <>
      {scripts.map((href) => (
        <link key={href} rel="modulepreload" href={href} nonce={nonce} {...afterThePage} suppressHydrationWarning />
      ))}
      {Children.toArray(children).map((link) => {
        if (!isValidElement<LinkProps>(link)) return link;
        const { rel, href = "" } = link.props;
        const style = rel === "stylesheet" ? styles.get(href) : undefined;
        return style === undefined ? (
          link
        ) : (
          <Fragment key={href}>
            <style
              nonce={nonce}
              data-href={href}
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: style }}
            />
            {/* Never fetched: it makes Remix treat the sheet as loaded, so that no navigation waits for it. */}
            <link rel="stylesheet" href={href} {...disabledProps} />
          </Fragment>
        );
      })}
    </>
  );
}

/** The assets that a document contains or loads immediately: its style sheets by address, and its scripts. */
export type DocumentAssets = { styles: ReadonlyMap<string, string>; scripts: readonly string[] };

const Assets = createContext<DocumentAssets>({ styles: new Map(), scripts: [] });
export const DocumentAssetsProvider = Assets.Provider;
const useDocumentAssets = () => useContext(Assets);

/** Reads the assets from the document that the server rendered, before React hydrates it. */
export function readDocumentAssets(): DocumentAssets {
  const styles = document.head.querySelectorAll<HTMLStyleElement>("style[data-href]");
  const scripts = document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  return {
    styles: new Map([...styles].map((style) => [style.dataset.href ?? "", style.textContent])),
    scripts: [...scripts].map((link) => link.getAttribute("href") ?? ""),
  };
}
