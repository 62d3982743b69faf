type Props = { html: string; title: string };

/**
 * Renders the HTML of an email like a mail program: without scripts, without the permissions of this page, and with
 * links that open a new window. The styles in its head are removed, because the page's content policy would report
 * them; mail programs may also drop them.
 */
export const EmailFrame = ({ html, title }: Props) => (
  <iframe
    className="email-frame"
    title={title}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    loading="lazy"
    srcDoc={html.replace(/<style>.*?<\/style>/s, "").replace("<head>", '<head><base target="_blank">')}
  />
);
