import { useEffect, useRef } from "react";

/**
 * What was done with the last form, announced and brought into view. The form is gone with what was focused in it, so the focus
 * comes here. Null: nothing was done yet.
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
