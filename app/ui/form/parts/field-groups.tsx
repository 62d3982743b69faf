import { Suspense } from "react";
import { noteHydrated } from "~/ui/page/hydrated-parts";
import { useFieldWords, useReading } from "../state/section-context";
import { PlacedField } from "./field";
import { PageContents } from "./page-contents";

type Props = { name: string; fields: readonly string[] };

/** Related fields under a heading. Each group hydrates separately (docs/performance.md). */
function FieldGroup({ name, fields }: Props) {
  const words = useFieldWords();
  // A custom field may show the answers of other fields in its group.
  const times = useReading((form) => fields.reduce((sum, field) => sum + form.timesReplaced(field), 0));
  return (
    <section className="field-group" aria-labelledby={`group-${name}`}>
      <h2 id={`group-${name}`} tabIndex={-1}>
        {words.word(`groups.${name}`)}
      </h2>
      <Suspense fallback={null}>
        <div className="fields" data-hydrates ref={noteHydrated}>
          {fields.map((field) => (
            <PlacedField key={field} name={field} times={times} />
          ))}
        </div>
      </Suspense>
    </section>
  );
}

/** The groups of a tab, in the order of the form. */
export function FieldGroups({ groups }: { groups: Readonly<Record<string, readonly string[]>> }) {
  return (
    <div className="with-contents">
      <div className="sheet">
        {Object.entries(groups).map(([name, fields]) => (
          <FieldGroup key={name} name={name} fields={fields} />
        ))}
      </div>
      <GroupContents groups={groups} />
    </div>
  );
}

/** The groups next to the form, each with the number of visible errors. */
function GroupContents({ groups }: { groups: Readonly<Record<string, readonly string[]>> }) {
  const words = useFieldWords();
  const errors = useReading((form) => form.visibleErrors());
  const parts = Object.entries(groups).map(([name, fields]) => ({
    id: `group-${name}`,
    name: words.word(`groups.${name}`),
    errors: errors.filter(({ field }) => fields.includes(/^\w+/.exec(field)?.[0] ?? "")).length,
  }));
  return <PageContents parts={parts} />;
}
