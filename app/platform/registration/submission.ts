type Row = { number: string | null; submitted_at: string | null; due_at: string | null };
export type Submission = { number: string; submittedAt: string; dueAt: string };

/** What a registrant is told of a registration handed in; null before. */
export function submissionOf({ number, submitted_at, due_at }: Row): Submission | null {
  if (!number || !submitted_at || !due_at) return null;
  return { number, submittedAt: submitted_at, dueAt: due_at };
}
