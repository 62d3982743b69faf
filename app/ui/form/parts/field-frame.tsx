import type { ReactNode } from "react";
import type { FieldFacts } from "~/rules/form/field-facts";
import { Help, helpTopicOf } from "~/ui/page/help";
import { useFieldWords } from "../state/section-context";
import { FieldFindings } from "./field-findings";
import type { FrameKind } from "../kinds/kind-looks";
import { fieldId } from "~/ui/base/field-id";

type Props = {
  facts: FieldFacts;
  /** If omitted, a label. */
  frame?: Exclude<FrameKind, "none">;
  wide?: boolean;
  /** The findings of another answer of the same field. */
  below?: ReactNode;
  children: ReactNode;
};

/** Label, control, hint and findings of a field, linked for screen readers (Z-19). */
export function FieldFrame({ facts, frame = "label", wide, below, children }: Props) {
  const words = useFieldWords();
  const { name, required, labelKey } = facts;
  const hint = words.hint(labelKey);
  const group = frame === "group" || frame === "radiogroup" ? frame : null;
  const mark = required ? (
    <span className="field-required" aria-hidden="true">
      {" "}
      *
    </span>
  ) : null;
  const optionalMark = required ? null : <span className="field-optional"> {words.optional()}</span>;
  const label = (
    <>
      {words.label(labelKey)}
      {mark}
      {optionalMark}
    </>
  );
  if (frame === "tick")
    return (
      <div className={`field field-flag${wide ? " field-wide" : ""}`} id={`field-${name}`}>
        {children}
        <label htmlFor={fieldId(name)}>{words.label(labelKey)}</label>
        <FieldFindings name={name} labelKey={labelKey} />
      </div>
    );
  const topic = helpTopicOf(labelKey);
  const head = group ? (
    <span className="field-label" id={`label-${name}`}>
      {label}
    </span>
  ) : (
    <label className="field-label" htmlFor={fieldId(name)} id={`label-${name}`}>
      {label}
    </label>
  );
  return (
    <div
      className={`field${wide ? " field-wide" : ""}`}
      id={`field-${name}`}
      // The controls of a group have their own descriptions; one on the group would be announced twice.
      {...(group && { role: group, "aria-labelledby": `label-${name}` })}
      {...(group === "radiogroup" && required && { "aria-required": true })}
    >
      {topic ? (
        <div className="field-label-line">
          {head}
          <Help topic={topic} />
        </div>
      ) : (
        head
      )}
      {hint ? (
        <span className="field-hint" id={`hint-${name}`}>
          {hint}
        </span>
      ) : null}
      <div className="field-control">{children}</div>
      <div className="field-below">
        <FieldFindings name={name} labelKey={labelKey} />
        {below}
      </div>
    </div>
  );
}
