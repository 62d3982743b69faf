import type { ReactNode } from "react";

type Attributes = { id: string; className: string; "aria-describedby": string };
type Props = {
  id: string;
  label: string;
  hint?: string;
  /** The error message of the answer. */
  error?: string | null;
  /** Renders the control with these attributes. */
  children: (attributes: Attributes) => ReactNode;
};

/** A field of a form that is never posted: its label, a hint, the control and the error. */
export const FormField = ({ id, label, hint, error, children }: Props) => (
  <div className="field">
    <label className="field-label" htmlFor={id}>
      {label}
    </label>
    {hint ? (
      <span className="field-hint" id={`${id}-hint`}>
        {hint}
      </span>
    ) : null}
    {children({ id, className: "control", "aria-describedby": `${id}-hint ${id}-error` })}
    <p id={`${id}-error`} className="field-error" aria-live="polite">
      {error}
    </p>
  </div>
);
