type Props = { html: string; title: string };

/**
 * The HTML of a letter as a mail program shows it: without scripts, without the rights of this page, and with links that open a
 * window. The page's content policy would report the styles in its head, which mail programs may leave out as well.
 */
export const LetterFrame = ({ html, title }: Props) => (
  <iframe
    className="letter-frame"
    title={title}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    loading="lazy"
    srcDoc={html.replace(/<style>.*?<\/style>/s, "").replace("<head>", '<head><base target="_blank">')}
  />
);
