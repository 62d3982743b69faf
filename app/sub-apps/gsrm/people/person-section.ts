import type { StaffPerson } from "~/contract/people";

/** The person of a section, and how it reports what was done. */
export type PersonSection = { person: StaffPerson; onDone: (words: string) => void };
