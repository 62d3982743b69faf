import "./built-in.css";
import type { ReactNode } from "react";

type Props = { title: string; lead?: string; children?: ReactNode };

/** The beginning of every page: its name, a sentence about it, and beside them what can be done here. */
export const PageHead = ({ title, lead, children }: Props) => (
  <header className="page-head">
    <div>
      <h1>{title}</h1>
      {lead ? <p className="lead">{lead}</p> : null}
    </div>
    {children ? <div className="section-actions">{children}</div> : null}
  </header>
);
