import "./built-in.css";
import type { ReactNode } from "react";

type Props = {
  title: string;
  /** Whether the title is a name, which can be in any language. */
  isName?: boolean;
  lead?: string;
  children?: ReactNode;
};

/** The head of every page: its name, a sentence about it, and the actions next to them. */
export const PageHead = ({ title, isName = false, lead, children }: Props) => (
  <header className="page-head">
    <div>
      <h1 lang={isName ? "" : undefined}>{title}</h1>
      {lead ? <p className="lead">{lead}</p> : null}
    </div>
    {children ? <div className="section-actions">{children}</div> : null}
  </header>
);
