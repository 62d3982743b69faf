import * as z from "zod/mini";
import type { Finding } from "../finding";
import { choice, flag, listed, optional, rows, text } from "../fields/builders";
import { lengths } from "../limits/lengths";
import { maxRows } from "./limits";
import { name } from "../text-fields";
import { type Answers, section } from "../section";

const relationTypes = ["parent", "subsidiary", "sister", "sameController", "keyPersonnel", "other"] as const;

const fields = z.object({
  none: flag(),
  affiliates: rows(
    {
      name: name(),
      relationType: choice("relationType", relationTypes),
      country: listed("HPFM.COUNTRY"),
      registrationNumber: optional(text(lengths.code)),
    },
    maxRows.affiliates,
  ),
});

type Association = Answers<typeof fields>;

/** Related companies. May be empty only if the supplier declares that there are none. */
export const association = section({ fields, errors, warnings: () => [], hidden: hiddenFields });

function* hiddenFields({ none, affiliates = [] }: Association): Generator<string> {
  if (none && affiliates.length === 0) yield "affiliates";
}

function* errors({ none, affiliates = [] }: Association): Generator<Finding> {
  if (!none && affiliates.length === 0) yield { field: "none", code: "association.none.required" };
  if (none && affiliates.length > 0) yield { field: "none", code: "association.none.contradicted" };
}
