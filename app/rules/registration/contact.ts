import * as z from "zod/mini";
import type { Finding } from "../finding";
import { choice, rows, text } from "../fields/builders";
import { lengths } from "../limits/lengths";
import { maxRows } from "./limits";
import { type Answers, section } from "../section";
import { name, email, phone } from "../text-fields";

const contactTypes = ["business", "finance", "quality", "technical", "logistics", "legal", "other"] as const;

const fields = z.object({
  contacts: rows(
    {
      type: choice("contactType", contactTypes),
      name: name(),
      position: text(lengths.name),
      phone: phone(),
      email: email(),
    },
    maxRows.contacts,
  ),
});

/** Business contacts: at least one. */
export const contact = section({ fields, errors, warnings: () => [] });

function* errors({ contacts = [] }: Answers<typeof fields>): Generator<Finding> {
  if (contacts.length === 0) yield { field: "contacts", code: "contact.contacts.required" };
}
