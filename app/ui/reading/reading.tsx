import "./reading.css";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Instant } from "~/ui/base/instant";
import { paragraphsOf } from "./paragraphs";

type Props = {
  title: string;
  /** A mark in front of the title. */
  mark?: ReactNode;
  /** ISO 8601. */
  at: string;
  /** Plain text, never interpreted as markup (S-36). */
  text: string;
  back: { to: string; label: string };
  /** The actions available for it. */
  children?: ReactNode;
};

/** A message or a notice, with a link back to its list. */
export function ReadingPane({ title, mark, at, text, back, children }: Props) {
  return (
    <>
      <Link to={back.to} className="reading-back">
        {back.label}
      </Link>
      <article className="card reading" aria-labelledby="reading-title">
        <header>
          <h1 id="reading-title">
            {mark}
            {title}
          </h1>
          <p className="reading-at">
            <Instant at={at} />
          </p>
        </header>
        <div className="reading-text">
          {paragraphsOf(text).map((paragraph, place) => (
            <p key={place}>{paragraph}</p>
          ))}
        </div>
        {children ? <div className="section-actions">{children}</div> : null}
      </article>
    </>
  );
}
