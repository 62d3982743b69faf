type Props = { html: string; title: string };

/**
 * The HTML of an email as a mail program shows it: without scripts, without the rights of this page, and with links that open a
 * window. The page's content policy would report the styles in its head, which mail programs may leave out as well.
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
