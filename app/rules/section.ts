import type * as z from "zod/mini";
import type { Finding } from "./finding";

/** Facts from outside a section that its rules need. */
export type SectionContext = {
  /** The current day, `YYYY-MM-DD`, at the user's location. */
  today: string;
  companyName?: string;
  companyEnglishName?: string;
  registeredCountry?: string;
  companyType?: string;
  /** The country of the registration, which does not change with the basic tab. */
  country?: string;
  /** The number of files under each file UUID. Only the platform can count them. */
  fileCounts?: Record<string, number>;
  /** The file UUIDs with an infected file. */
  infectedFiles?: readonly string[];
  /** Whether sensitive answers are masked. The rules skip masked answers until the platform has replaced them. */
  hasMasks?: boolean;
};

/** The answers so far. Any may be missing, and none has been checked. */
export type Answers<S extends z.ZodMiniObject> = { [Field in keyof z.output<S>]?: PartialAnswer<z.output<S>[Field]> };
type PartialAnswer<Value> = NonNullable<Value> extends (infer Row extends object)[] ? Partial<Row>[] : Value;

/** A tab of the registration: its fields, and the rules that span several fields. */
export type Section<S extends z.ZodMiniObject = z.ZodMiniObject> = {
  fields: S;
  /** Errors that must be corrected before the tab is complete (§5). */
  errors(answers: Answers<S>, context: SectionContext): Iterable<Finding>;
  /** Warnings next to the field that never block submission (§5). */
  warnings(answers: Answers<S>, context: SectionContext): Iterable<Finding>;
  /**
   * Notes on what the rules recognise in an answer, so that a typo is noticed. They appear only without other findings.
   */
  notes?(answers: Answers<S>, context: SectionContext): Iterable<Finding>;
  /** Fields that other answers make required, each with its message. Their labels get the star. */
  required?(answers: Answers<S>, context: SectionContext): Iterable<Finding>;
  /** Names of fields that do not apply given the other answers: the form hides them, and the rules skip them. */
  hidden?(answers: Answers<S>, context: SectionContext): Iterable<string>;
  /** Whether a masked answer counts as the one on file; elsewhere it is an error (`masking.ts`). */
  toleratesMasks?: boolean;
};

/** Connects a section's fields with its rules, so that both share the type of the answers. */
export const section = <S extends z.ZodMiniObject>(parts: Section<S>): Section<S> => parts;
