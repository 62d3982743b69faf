import type * as z from "zod/mini";
import type { FormValues } from "../form-values";
import type { Normalise } from "../text/normalise";
import type { CellRules } from "./cell";

/** The fields of a section or a row, by name. */
export type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** The properties specific to each kind of field: a new kind starts with a line here. */
type KindData = {
  text: { max: number; input: "text" | "email" | "tel" | "url" | "numeric" | "decimal" };
  longText: { max: number };
  date: object;
  /** `choices.list` is the key of its labels in the `options` namespace. */
  choice: { choices: { list: string; codes: readonly string[] } };
  flag: object;
  listed: { list: ValueList };
  listedMany: { list: ValueList; max: number };
  file: object;
  rows: { table: Table };
  rowId: object;
};
export type Kind = keyof KindData;

/** A list of values of the base API; `parent` names the sibling field that narrows it. */
type ValueList = { lovCode: string; parent?: string };

/** The fields in the rows of a table, and the limits on the number of rows. */
type Table = { row: Shape; max: number };

/** The properties of a kind of field, and its treatment of an answer. */
type KindRules = {
  /** The fields of the rows, if the answer is a table. */
  table: Table | null;
  /** The list of values that contains its codes. */
  list: ValueList | null;
  /** The fixed codes to choose from. */
  choices: { list: string; codes: readonly string[] } | null;
  /** Whether an answer consists of several texts. */
  isMany: boolean;
  /** Whether the supplier fills it in; the id of a row, for example, is generated. */
  isAnswer: boolean;
  /** Whether an answer is the UUID of uploaded files. */
  holdsFiles: boolean;
  /** Whether an answer is an address with a domain (`wire-domain.ts`). */
  hasDomain: boolean;
  /** The part of an answer that has the shape of this kind, or undefined. Does not check validity. */
  fit: (answer: unknown) => unknown;
  /** An answer as text for people: labels for codes, names for files; "" if there is no answer. */
  toWords: (answer: FormValues[string], words: AnswerWords, reader: Reader) => string;
  /** The representation of an answer in a workbook cell; null if there is none. */
  cell: CellRules | null;
};

/** The facts that a single field adds to its kind. */
type FieldMarks = {
  /** Normalises pasted text for the field. */
  normalise?: Normalise;
  /** Whether the answer is masked once it is on file (S-57, S-58). */
  isSensitive?: boolean;
  /** Whether it is an amount of money. Large amounts are repeated in words. */
  isAmount?: boolean;
};

export type KindOf<K extends Kind> = { kind: K } & FieldMarks & KindRules & KindData[K];
/**
 * A field, defined once together with its rule. Its control, its display on a page and the names that a form may post
 * are derived from it.
 */
export type FieldKind = { [K in Kind]: KindOf<K> }[Kind];

/** The texts for answers: the meanings of codes by list, the files by UUID, the labels of fixed codes. */
export type AnswerWords = {
  meanings: Record<string, Record<string, string>>;
  files: Record<string, readonly { fileName: string }[]>;
  words: { option: (list: string, code: string) => string };
};

/** The language of the page, and its text for a tick. */
type Reader = { language: string; yes: string };
