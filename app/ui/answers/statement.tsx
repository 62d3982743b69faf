import { toLabelKey } from "~/rules/form/field-facts";
import type { FieldWords } from "~/ui/form/state/field-words";

/** A ticked box, shown as its sentence. */
export function Statement({ name, words }: { name: string; words: FieldWords }) {
  const labelKey = toLabelKey(name);
  const until = dates[labelKey];
  const sentence = words.label(labelKey);
  return until === undefined ? (
    <p className="answer answer-statement">{sentence}</p>
  ) : (
    <dl className="answer">
      <dt>{words.label(until)}</dt>
      <dd>{sentence}</dd>
    </dl>
  );
}

/** The dates that a tick can replace with "no end", and the ticks, by the keys of their labels. */
const dates: Readonly<Record<string, string>> = {
  operatingLongTerm: "operatingUntil",
  "certifications.longTerm": "certifications.validTo",
  "attachments.longTerm": "attachments.expiresOn",
};
