import { Failure } from "~/gateway/failure";

/** The answer, or null where it was refused: for a part of a page without which the page still stands. */
export async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}
