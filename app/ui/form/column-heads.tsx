import { type FieldFacts, fieldFacts } from "./field-names";
import { useFieldWords } from "./field-words";
import { useSectionScreen } from "./section-context";

/** The heads of a table's columns. They are for the eye: each cell has its own label. */
export function ColumnHeads({ facts: { name, shape } }: { facts: FieldFacts }) {
  const { section } = useSectionScreen();
  const words = useFieldWords();
  return (
    <div className="column-heads" aria-hidden="true">
      {Object.keys(shape)
        .filter((field) => field !== "id")
        .map((field) => {
          const { required, labelKey } = fieldFacts(section.fields, `${name}[0].${field}`);
          return (
            <span key={field}>
              {words.label(labelKey)}
              {required ? <span className="field-required">{"\u00a0*"}</span> : null}
            </span>
          );
        })}
    </div>
  );
}
