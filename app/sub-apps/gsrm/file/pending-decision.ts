import type { z } from "zod";
import type * as onboarding from "~/contract/onboarding";
import type { TypedDecision } from "~/rules/onboarding/decision";
import type { useSchemaForm } from "~/ui/form/engine/use-schema-form";

export type DecisionInput = z.input<typeof onboarding.decide.input>;
type Letter = z.output<typeof onboarding.preview.answer>["letter"];
/** A decision that waits to be confirmed, with the letter it would send. */
export type PendingDecision = { decision: DecisionInput; letter: Letter };
/** The fields of a decision; comments are fields of the same form, known by their names alone. */
export type DecisionFields = ReturnType<
  typeof useSchemaForm<{ event: string; reason: string; note: string }, TypedDecision>
>;
