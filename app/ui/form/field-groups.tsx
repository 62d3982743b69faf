import { Suspense } from "react";
import { Field } from "./field";
import { useFieldWords } from "./field-words";

type Props = { name: string; fields: readonly string[] };

/** Fields that belong together, under their heading. Each group hydrates on its own (performance.md, 6.3). */
function FieldGroup({ name, fields }: Props) {
  const words = useFieldWords();
  return (
    <section className="field-group" aria-labelledby={`group-${name}`}>
      <h2 id={`group-${name}`}>{words.word(`groups.${name}`)}</h2>
      <Suspense fallback={null}>
        <div className="fields">
          {fields.map((field) => (
            <Field key={field} name={field} />
          ))}
        </div>
      </Suspense>
    </section>
  );
}

/** The groups of a tab, in the order of the form. */
export function FieldGroups({ groups }: { groups: Readonly<Record<string, readonly string[]>> }) {
  return Object.entries(groups).map(([name, fields]) => <FieldGroup key={name} name={name} fields={fields} />);
}
