import type { StaffPerson } from "~/contract/people";

/** What a section of a person's page is about, and how it says what was done. */
export type PersonSection = { person: StaffPerson; onDone: (words: string) => void };
