import { memo, type ReactNode } from "react";
import { fieldFacts, type FieldFacts } from "~/rules/form/field-facts";
import { ChoiceControl, FlagControl } from "../controls/choice-control";
import { FileControl } from "../controls/file-control";
import { ListedControl } from "../controls/listed-control";
import { ListedManyControl } from "../controls/listed-many-control";
import { TextControl } from "../controls/text-control";
import { useIsAsked, useIsDemanded, useReading, useSectionScreen } from "../engine/section-context";
import { FieldFrame } from "./field-frame";
import { Rows } from "./rows";

type Props = {
  name: string;
  wide?: boolean;
  /** Where the field is called otherwise in some case. */
  labelKey?: string;
  /** For a table whose rows are laid out by hand. */
  row?: (prefix: string) => ReactNode;
};

/** One field of the section. It begins again where another window has changed its answer. */
export const Field = memo(function Field(props: Props) {
  const times = useReading((form) => form.timesReplaced(props.name));
  return <CurrentField key={times} {...props} />;
});

/** The control follows from the kind of the field in the rules. */
function CurrentField({ name, wide, labelKey, row }: Props) {
  const { section } = useSectionScreen();
  const isAsked = useIsAsked(name);
  const isDemanded = useIsDemanded(name);
  if (!isAsked) return null;
  const ownFacts = fieldFacts(section.fields, name);
  const facts = { ...ownFacts, required: ownFacts.required || isDemanded, labelKey: labelKey ?? ownFacts.labelKey };
  if (facts.kind.kind === "rows")
    return <Rows facts={facts}>{row ?? ((prefix) => <RowFields facts={facts} prefix={prefix} />)}</Rows>;
  return (
    <FieldFrame facts={facts} wide={wide ?? isWide(facts)}>
      <Control facts={facts} />
    </FieldFrame>
  );
}

/** The fields of a row, in the order of the rules; tables within it come last. */
function RowFields({ facts, prefix }: { facts: FieldFacts; prefix: string }) {
  const names = Object.keys(facts.shape).filter((field) => field !== "id");
  return (
    <div className="fields">
      {names.map((field) => (
        <Field key={field} name={`${prefix}.${field}`} />
      ))}
    </div>
  );
}

const isWide = ({ kind }: FieldFacts) =>
  kind.kind === "longText" || kind.kind === "listedMany" || kind.kind === "file" || kind.kind === "flag";

function Control({ facts }: { facts: FieldFacts }) {
  const { kind, name } = facts;
  switch (kind.kind) {
    case "choice":
      return <ChoiceControl name={name} kind={kind} />;
    case "flag":
      return <FlagControl name={name} />;
    case "listed":
      return <ListedControl facts={facts} kind={kind} />;
    case "listedMany":
      return <ListedManyControl facts={facts} kind={kind} />;
    case "file":
      return <FileControl name={name} labelKey={facts.labelKey} />;
    default:
      return <TextControl facts={facts} />;
  }
}
