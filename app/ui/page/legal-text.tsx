import type { ReactNode } from "react";

/** A text to agree to (sanitised by the loader): open to read, and scrolled in its own place, so that the tick stays in reach. */
export function LegalText({ title, html, children }: { title: string; html: string; children?: ReactNode }) {
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
      {children}
    </details>
  );
}
