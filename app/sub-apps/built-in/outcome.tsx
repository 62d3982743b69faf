import { useEffect, useRef } from "react";

/**
 * The result of the last form, announced and scrolled into view. The form is removed together with the focused element,
 * so the focus moves here. Null if there is no result yet.
 */
export function Outcome({ words }: { words: string | null }) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (words !== null) status.current?.focus();
  }, [words]);
  return (
    <p ref={status} role="status" tabIndex={-1} className={words === null ? "off-screen" : "notice notice-good"}>
      {words}
    </p>
  );
}
