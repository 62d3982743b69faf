import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import type { PagePlace } from "~/rules/paging/paging";
import { Pager } from "~/ui/table/pager";

type Props = {
  id: string;
  title: string;
  /** The content around the title. */
  renderHead?: (title: ReactNode) => ReactNode;
  children: ReactNode;
  place: PagePlace;
  total: number;
  /** The address of another page of the list. */
  to: (place: PagePlace) => string;
};

/**
 * The frame of a list of messages, notices or news. If the pressed element no longer exists once the list has changed, the focus
 * goes to the title and not back to the top.
 */
export function ReadingList({ id, title, renderHead = (head) => head, children, place, total, to }: Props) {
  const { key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current !== key && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    shownKey.current = key;
  }, [key]);
  return (
    <section className="reading-list" aria-labelledby={id}>
      {renderHead(
        <h1 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h1>,
      )}
      {children}
      <Pager place={place} total={total} to={to} />
    </section>
  );
}
