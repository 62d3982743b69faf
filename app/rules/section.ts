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
  /** The country that the registration was opened for: it stays the same, regardless of the basic tab. */
  country?: string;
  /** The number of files under each file UUID; given only on the platform, which can count them. */
  fileCounts?: Record<string, number>;
  /** The file UUIDs that hold a file in which a virus was found. */
  infectedFiles?: readonly string[];
  /** Whether sensitive answers are masked: the rules skip those until the platform has replaced the masks. */
  hasMasks?: boolean;
};

/** The answers so far: each may be missing, none has been checked. */
export type Answers<S extends z.ZodMiniObject> = { [Field in keyof z.output<S>]?: PartialAnswer<z.output<S>[Field]> };
type PartialAnswer<Value> = NonNullable<Value> extends (infer Row extends object)[] ? Partial<Row>[] : Value;

/** One tab of the registration: its fields, and the rules that look at more than one field. */
export type Section<S extends z.ZodMiniObject = z.ZodMiniObject> = {
  fields: S;
  /** Must be corrected before the tab counts as complete (§5). */
  errors(answers: Answers<S>, context: SectionContext): Iterable<Finding>;
  /** Shown next to the field; never blocks submission (§5). */
  warnings(answers: Answers<S>, context: SectionContext): Iterable<Finding>;
  /** Notes on what the rules recognise in an answer, so that a slip shows. They appear only without other findings. */
  notes?(answers: Answers<S>, context: SectionContext): Iterable<Finding>;
  /** Fields that the other answers make required, each with its message: its label carries the star. */
  required?(answers: Answers<S>, context: SectionContext): Iterable<Finding>;
  /** Names of fields that do not apply given the other answers: the form hides them, and the rules skip them. */
  hidden?(answers: Answers<S>, context: SectionContext): Iterable<string>;
  /** Whether a masked answer counts as the one on file; elsewhere it is an error (`masking.ts`). */
  toleratesMasks?: boolean;
};

/** Ties a section's fields to its rules, so that both agree on the type of the answers. */
export const section = <S extends z.ZodMiniObject>(parts: Section<S>): Section<S> => parts;
