import * as z from "zod/mini";
import { isEmail } from "~/rules/identifiers/email";
import { visibleLine } from "~/rules/fields/characters";
import { lengths } from "~/rules/limits/lengths";
import type { InvitedPerson } from "~/platform/records/staff/staff-invitation";
import { UsageError } from "./command";

const form = /^(?<userName>[^<>]+)<(?<email>[^<>]+)>$/;

/** Parses a person written as `Name <name@company.com>`. Throws a `UsageError` if the text has another form. */
export function parsePerson(text: string): InvitedPerson {
  const { userName = "", email = "" } = form.exec(text.trim())?.groups ?? {};
  const person = { userName: userName.trim(), email: email.trim() };
  if (
    person.userName === "" ||
    !z.safeParse(visibleLine(lengths.name), person.userName).success ||
    !isEmail(person.email)
  )
    throw new UsageError(`"${text}" is not a person. Write "Name <name@company.com>".`);
  return person;
}
