import { contextFrom } from "~/rules/registration/section-state";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import type { SectionContext } from "~/rules/section";
import { findErrors, findWarnings, validateSection } from "~/rules/section-findings";
import type { FormValues } from "~/rules/form-values";
import { complete, today } from "./complete";

const context = contextFrom(complete, today);
type Change = Partial<SectionContext>;

/** The errors of a section that is complete except for some changes. */
export const errorsOf = (id: SectionId, changes: FormValues = {}, change: Change = {}) =>
  findErrors(sections[id], { ...complete[id], ...changes }, { ...context, ...change });

/** The warnings of a section that is complete except for some changes. */
export const warningsOf = (id: SectionId, changes: FormValues = {}, change: Change = {}) =>
  findWarnings(sections[id], { ...complete[id], ...changes }, { ...context, ...change });

/** The fields that the other answers make required, in a section that is complete except for some changes. */
export const requiredOf = (id: SectionId, changes: FormValues = {}) =>
  validateSection(sections[id], { ...complete[id], ...changes }, context).required;

/** A finding in one line: `field code`. */
export const codesByField = (findings: { field: string; code: string }[]) =>
  findings.map(({ field, code }) => `${field} ${code}`);
