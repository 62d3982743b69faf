import type { ReactNode } from "react";
import type { FieldFacts } from "~/rules/form/field-facts";
import { Help, helpTopicOf } from "~/ui/page/help";
import { useFieldWords } from "../engine/section-context";
import { FieldFindings } from "./field-findings";
import { fieldId, isSelect } from "./field-id";

type Props = {
  facts: FieldFacts;
  wide?: boolean;
  /** The findings of another answer that the same field gives. */
  below?: ReactNode;
  children: ReactNode;
};

/** Label, control, hint and findings of a field, tied together for those who listen (Z-19). */
export function FieldFrame({ facts, wide, below, children }: Props) {
  const words = useFieldWords();
  const { name, kind, required, labelKey } = facts;
  const hint = words.hint(labelKey);
  const isGroup = (kind.kind === "choice" && !isSelect(kind)) || kind.kind === "listedMany" || kind.kind === "file";
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
      {kind.kind === "flag" ? null : optionalMark}
    </>
  );
  if (kind.kind === "flag")
    return (
      <div className={`field field-flag${wide ? " field-wide" : ""}`} id={`field-${name}`}>
        {children}
        <label htmlFor={fieldId(name)}>{words.label(labelKey)}</label>
        <FieldFindings name={name} labelKey={labelKey} />
      </div>
    );
  const topic = helpTopicOf(labelKey);
  const head = isGroup ? (
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
      {...(isGroup ? { role: "group", "aria-labelledby": `label-${name}`, "aria-describedby": describedBy(name) } : {})}
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

/** What describes a field's control: its hint and its findings. */
export const describedBy = (name: string) => `hint-${name} findings-${name}`;
