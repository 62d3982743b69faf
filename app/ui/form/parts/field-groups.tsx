import { type ComponentType, Suspense } from "react";
import { noteHydrated } from "~/ui/page/hydrated-parts";
import { useFieldWords, useReading } from "../engine/section-context";
import { Field } from "./field";
import { PageContents } from "./page-contents";

/** Components for fields that are laid out by hand, by name. */
type Special = Readonly<Record<string, ComponentType>>;
type Props = { name: string; fields: readonly string[]; special: Special };

/** Fields that belong together, under their heading. Each group hydrates on its own (docs/performance.md). */
function FieldGroup({ name, fields, special }: Props) {
  const words = useFieldWords();
  // A field that is laid out by hand may show the answers of others of its group.
  const times = useReading((form) => fields.reduce((sum, field) => sum + form.timesReplaced(field), 0));
  return (
    <section className="field-group" aria-labelledby={`group-${name}`}>
      <h2 id={`group-${name}`} tabIndex={-1}>
        {words.word(`groups.${name}`)}
      </h2>
      <Suspense fallback={null}>
        <div className="fields" data-hydrates ref={noteHydrated}>
          {fields.map((field) => {
            const Own = special[field];
            return Own ? <Own key={`${field} ${times}`} /> : <Field key={field} name={field} />;
          })}
        </div>
      </Suspense>
    </section>
  );
}

/** The groups of a tab, in the order of the form. */
export function FieldGroups({
  groups,
  special = {},
}: {
  groups: Readonly<Record<string, readonly string[]>>;
  special?: Special;
}) {
  return (
    <div className="with-contents">
      <div className="sheet">
        {Object.entries(groups).map(([name, fields]) => (
          <FieldGroup key={name} name={name} fields={fields} special={special} />
        ))}
      </div>
      <GroupContents groups={groups} />
    </div>
  );
}

/** The groups beside the form, each with the number of errors that its fields show. */
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
