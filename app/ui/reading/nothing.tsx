import type { ReactNode } from "react";
import { Link } from "@remix-run/react";
import "./reading.css";

/** An empty list, with the reason why it is empty and possibly an alternative. */
export function Nothing({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="card reading-nothing">
      <EmptyTray />
      <p className="reading-nothing-title">{title}</p>
      <p>{text}</p>
      {children}
    </div>
  );
}

const EmptyTray = () => (
  <svg
    viewBox="0 0 64 64"
    width="3.5rem"
    height="3.5rem"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    aria-hidden="true"
  >
    <path d="M8 38 16 14h32l8 24v12a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4z" strokeLinejoin="round" />
    <path d="M8 38h14l4 6h12l4-6h14" strokeLinejoin="round" />
  </svg>
);

type Props = { title: string; text: string; back: { to: string; label: string } };

/** The message that the resource at an address does not exist, with a link back. */
export function NotThere({ title, text, back }: Props) {
  return (
    <section className="card reading reading-nothing" aria-labelledby="not-there-title">
      <h1 id="not-there-title">{title}</h1>
      <p>{text}</p>
      <Link to={back.to} className="button-primary">
        {back.label}
      </Link>
    </section>
  );
}
