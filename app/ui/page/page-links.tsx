import { Links as renderLinks } from "@remix-run/react";
import { Children, Fragment, isValidElement, type ReactNode } from "react";
import { useDocumentAssets } from "./document-assets";
import { useNonce } from "./nonce";

/** React writes these, its types do not know them. */
const unfetched = { disabled: true };
const afterThePage = { fetchpriority: "low" };

type LinkProps = { rel?: string; href?: string };

/**
 * The links of the page's routes. A style sheet that came with the document stands here as text, so that nothing waits for it;
 * what a later page adds is linked. Scripts are named first: the browser fetches them while it reads on.
 */
export function PageLinks() {
  const { styles, scripts } = useDocumentAssets();
  const nonce = useNonce();
  // Called, not rendered: Remix decides which links a page has, and here they are only written another way.
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
            {/* Never fetched: by it Remix sees that the sheet is there, and no navigation waits for it. */}
            <link rel="stylesheet" href={href} {...unfetched} />
          </Fragment>
        );
      })}
    </>
  );
}
