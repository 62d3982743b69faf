import { type FormValues, rowsIn } from "../form-values";
import { isProof } from "./attachment";

/**
 * The indexes of document rows without an answer other than their type. The row of the document that proves the
 * registration is kept unless another row of that type has answers.
 */
export function spareDocuments({ attachments }: FormValues): ReadonlySet<number> {
  const rows = rowsIn(attachments);
  const isEmpty = ({ id: _id, type: _type, ...answers }: FormValues) => !Object.values(answers).some(Boolean);
  const isNeeded = ({ type }: FormValues, at: number) =>
    isProof(type) && !rows.some((row, place) => row.type === type && (place < at || !isEmpty(row)));
  return new Set(rows.flatMap((row, at) => (isEmpty(row) && !isNeeded(row, at) ? [at] : [])));
}

/** The attachments without empty rows; the same object if there are none. */
export function withoutSpareDocuments(values: FormValues): FormValues {
  const spare = spareDocuments(values);
  if (spare.size === 0) return values;
  return { ...values, attachments: rowsIn(values.attachments).filter((_, at) => !spare.has(at)) };
}
