import type { z } from "zod";

type Issue = Pick<z.core.$ZodIssue, "path" | "message">;

const ruleCode = /^[a-z]\w*(?:\.\w+)+$/i;

/**
 * Why an input that does not fit its call is refused, always with status 400: a code that has a sentence, the places, and
 * as findings what a rule of the forms says of a place.
 */
export function inputRefusal(issues: readonly Issue[]) {
  const problems = issues.map(({ path, message }) => ({ field: path.join("."), code: message }));
  const findings = problems.filter(({ code }) => ruleCode.test(code));
  return {
    code: findings.some(({ code }) => code === "field.characters") ? "request.characters" : "request.e400",
    details: { fields: problems.map(({ field }) => field), ...(findings.length > 0 ? { findings } : {}) },
  };
}
