import { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { formText } from "~/rules/form-text";
import { safePath } from "~/rules/safe-path";
import { answerFor } from "~/session/failures.server";

/** The page a form of the shell was posted from. */
export const placeIn = (posted: FormData): string => safePath(formText(posted, "to"), paths.workspace);

/** A refusal that is to be told where it happened. What is about the session or the right to ask is answered as §8 says. */
export async function requireTellable(error: unknown, request: Request): Promise<Failure> {
  if (!(error instanceof Failure)) throw error;
  if (error.status === 401 || error.status === 403) throw await answerFor(error, request);
  return error;
}
