import { useFieldWords } from "./field-words";
import { ReturnedComments } from "./returned-comments";
import { useShown } from "./section-context";

type Props = { name: string; labelKey: string };

/** What is wrong with a field, and what is worth knowing about it. */
export function FieldFindings({ name, labelKey }: Props) {
  const words = useFieldWords();
  const { errors, warnings } = useShown(name);
  return (
    <>
      <ReturnedComments name={name} />
      <div id={`findings-${name}`} className="field-findings" aria-live="polite">
        {errors.map((finding) => (
          <p key={finding.code} className="field-error">
            {words.sentence(finding, labelKey)}
          </p>
        ))}
        {warnings.map((finding) => (
          <p key={finding.code} className="field-warning">
            {words.sentence(finding, labelKey)}
          </p>
        ))}
      </div>
    </>
  );
}
