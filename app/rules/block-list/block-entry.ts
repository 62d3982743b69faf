import * as z from "zod/mini";
import { isCalendarDate } from "../calendar/calendar-date";
import { visibleLine } from "../fields/characters";
import { longText } from "../fields/builders";
import { isEmail } from "../identifiers/email";
import { lengths } from "../limits/lengths";
import { type BlockFact, type BlockKind, factsOfKind, isExact } from "../onboarding/block-facts";
import { toBlockKey } from "./block-key";

const fact = (name: BlockFact) =>
  visibleLine(isExact[name] ? lengths.email : lengths.name).check(
    z.trim(),
    z.refine((text) => text === "" || toBlockKey(name, text) !== "", "blockList.unrecognised"),
  );
const required = (name: BlockFact) => fact(name).check(z.minLength(1, "field.required"));
const email = () => fact("email").check(z.refine((text) => text === "" || isEmail(text), "field.email"));

const facts = {
  company: { companyCode: fact("companyCode"), companyName: fact("companyName") },
  person: {
    personName: required("personName"),
    identityNumber: fact("identityNumber"),
    phone: fact("phone"),
    email: email(),
  },
  account: { accountNumber: required("accountNumber") },
} satisfies Record<BlockKind, Partial<Record<BlockFact, z.ZodMiniType<string>>>>;

/**
 * The parts of an entry that can be changed: its reason, and the last day on which it is in effect; an empty day means
 * no end.
 */
export const editedEntry = z.object({
  reason: longText(lengths.scope).check(z.trim(), z.minLength(1, "field.required")),
  endsOn: z.string().check(z.refine((day) => day === "" || isCalendarDate(day), "field.date")),
});
export type EditedEntry = z.output<typeof editedEntry>;

type Typed = Partial<Record<BlockFact, string>> & EditedEntry;

/** A new entry of a kind, as typed. A company needs its code or its name, a person a name, an account its number. */
export const newEntryOf = (kind: BlockKind): z.ZodMiniType<Typed> =>
  z.object({ ...facts[kind], ...editedEntry.shape }).check(
    z.refine((typed: Typed) => factsOfKind[kind].some((name) => typed[name]?.trim()), {
      path: [factsOfKind[kind][0] ?? ""],
      error: "blockList.codeOrName",
      // All missing fields are reported together.
      when: ({ value }) => kind === "company" && typeof value === "object",
    }),
  );
