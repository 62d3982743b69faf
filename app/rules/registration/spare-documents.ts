import { type FormValues, rowsIn } from "../form-values";
import { isProof } from "./attachment";

/**
 * The places of the document rows that hold no answer besides their type. A row of the document that proves the registration
 * stays, unless another row of this document holds answers.
 */
export function spareDocuments({ attachments }: FormValues): ReadonlySet<number> {
  const rows = rowsIn(attachments);
  const isEmpty = ({ id: _id, type: _type, ...answers }: FormValues) => !Object.values(answers).some(Boolean);
  const isNeeded = ({ type }: FormValues, at: number) =>
    isProof(type) && !rows.some((row, place) => row.type === type && (place < at || !isEmpty(row)));
  return new Set(rows.flatMap((row, at) => (isEmpty(row) && !isNeeded(row, at) ? [at] : [])));
}

/** The attachments without the rows that hold no answer; the same object if there are no such rows. */
export function withoutSpareDocuments(values: FormValues): FormValues {
  const spare = spareDocuments(values);
  if (spare.size === 0) return values;
  return { ...values, attachments: rowsIn(values.attachments).filter((_, at) => !spare.has(at)) };
}
