/** A text to agree to (sanitised by the loader): open to read, and scrolled in its own place, so that the tick stays in reach. */
export function LegalText({ title, html }: { title: string; html: string }) {
  return (
    <details className="legal">
      <summary>{title}</summary>
      <div
        className="legal-text"
        tabIndex={0}
        role="region"
        aria-label={title}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </details>
  );
}
