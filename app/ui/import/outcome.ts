import type { SectionId } from "~/rules/registration/section-ids";
import type { CellFinding } from "~/rules/workbook/check-imported-section";

/** An error of a workbook as a whole; `name` is a name copied from the file. */
export type StructureProblem = {
  code:
    | "noFile"
    | "size"
    | "notWorkbook"
    | "password"
    | "tooHeavy"
    | "span"
    | "formula"
    /** A cell shows its number in thousands or the like: which of both is meant is not known. */
    | "scaled"
    | "unknownSheet"
    | "sheetTwice"
    | "noSheet"
    | "missingColumn"
    | "unknownColumn"
    | "columnTwice"
    | "tooManyRows";
  params?: Record<string, string | number>;
  table?: { section: SectionId; field: string };
  name?: string;
};

/** The outcome of an import, which saves either everything or nothing. */
export type ImportOutcome =
  | { kind: "structure"; problems: StructureProblem[] }
  | { kind: "refused"; errors: CellFinding[]; count: number; warnings: CellFinding[] }
  | { kind: "failed"; code: "another" | "conflict" | "closed" | "busy" | "other" }
  /** Too many imports in a short time: the next one is allowed in this many minutes. */
  | { kind: "tooOften"; count: number }
  | { kind: "done"; rows: number; tables: number; warnings: CellFinding[] };

/** The data for the screen of an import. */
export type ImportScreen = {
  /** The registration of a registrant's window; a company has one registration. */
  registrationId?: string;
  /**
   * Whether a workbook can be imported, which is possible while the registration is being filled in; otherwise the
   * reason.
   */
  standing: "open" | "review" | "closed" | "none";
  tables: { section: SectionId; field: string; rows: number; max: number }[];
  /** The address of the workbook, and that of the page to return to. */
  workbook: string;
  back: string;
};
