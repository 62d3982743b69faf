import type { StaffPerson } from "~/contract/people";

/** The person of a section, and the callback that reports a finished action. */
export type PersonSection = { person: StaffPerson; onDone: (words: string) => void };
