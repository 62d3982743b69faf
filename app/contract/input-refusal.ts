import type { z } from "zod";
import type { RefusalCode } from "~/rules/refusal-code";

type Issue = Pick<z.core.$ZodIssue, "path" | "message">;

type InputRefusal = {
  code: Extract<RefusalCode, "request.characters" | "request.e400">;
  details: { fields: string[]; findings?: { field: string; code: string }[] };
};

const ruleCode = /^[a-z]\w*(?:\.\w+)+$/i;

/**
 * The refusal of an input that does not match its call, always with status 400: a code with a message, the paths, and
 * the errors of form rules as findings.
 */
export function inputRefusal(issues: readonly Issue[]): InputRefusal {
  const problems = issues.map(({ path, message }) => ({ field: path.join("."), code: message }));
  const findings = problems.filter(({ code }) => ruleCode.test(code));
  return {
    code: findings.some(({ code }) => code === "field.characters") ? "request.characters" : "request.e400",
    details: { fields: problems.map(({ field }) => field), ...(findings.length > 0 ? { findings } : {}) },
  };
}
