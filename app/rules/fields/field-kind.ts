import type * as z from "zod/mini";
import type { FormValues } from "../form-values";
import type { Normalise } from "../text/normalise";
import type { CellRules } from "./cell";

/** Fields by name, as a section or a row has them. */
export type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** The properties specific to each kind of field: a new kind starts with a line here. */
type KindData = {
  text: { max: number; input: "text" | "email" | "tel" | "url" | "numeric" | "decimal" };
  longText: { max: number };
  date: object;
  /** `choices.list` names the labels of its codes in the `options` namespace. */
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

/** The fields of a row of a table, and how many rows it may have. */
type Table = { row: Shape; max: number };

/** The facts about a kind of field, and how it treats an answer. */
type KindRules = {
  /** The rows, where the answer is a table. */
  table: Table | null;
  /** The list of values that its codes come from. */
  list: ValueList | null;
  /** The fixed codes to choose from. */
  choices: { list: string; codes: readonly string[] } | null;
  /** Whether an answer is several texts. */
  isMany: boolean;
  /** Whether it is an answer of the supplier's: the id of a row is not. */
  isAnswer: boolean;
  /** Whether an answer is the UUID of uploaded files. */
  holdsFiles: boolean;
  /** Whether an answer is an address with a domain (`wire-domain.ts`). */
  hasDomain: boolean;
  /** The part of an answer that has the shape of this kind; undefined if none has. Does not check validity. */
  fit: (answer: unknown) => unknown;
  /** An answer as text for people: labels for codes, names for files; "" if there is no answer. */
  toWords: (answer: FormValues[string], words: AnswerWords, reader: Reader) => string;
  /** How a workbook cell represents an answer; null if it cannot. */
  cell: CellRules | null;
};

/** The facts that a single field adds to its kind. */
type FieldMarks = {
  /** Turns what people paste into the form that the field takes. */
  normalise?: Normalise;
  /** The answer is shown masked once it is on file (S-57, S-58). */
  isSensitive?: boolean;
  /** An amount of money: a large one is repeated in words. */
  isAmount?: boolean;
};

export type KindOf<K extends Kind> = { kind: K } & FieldMarks & KindRules & KindData[K];
/**
 * A field, stated once together with its rule: its control, its answer on a page and the names a form may post are derived from
 * it.
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
