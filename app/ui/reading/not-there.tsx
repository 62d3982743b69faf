import "./reading.css";
import { Link } from "@remix-run/react";

type Props = { title: string; text: string; back: { to: string; label: string } };

/** What an address names is not there: says so, and leads back. */
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
