import { noteMs } from "~/rules/limits";
import { within } from "~/platform/ground/base/patience";

/**
 * Writes down something that a page does not depend on, such as the last use of a session. A database that takes no writes just
 * now holds no reader up: the note is waited for briefly, and left out where it cannot be made.
 */
export const note = (write: Promise<unknown>): Promise<void> =>
  within(noteMs, write).then(
    () => undefined,
    () => undefined,
  );
