import type * as z from "zod/mini";
import type { Grouped } from "~/rules/fields/grouped-fields";
import type { BankLabel } from "~/rules/bank/countries";
import type { agreement } from "~/rules/registration/agreement";
import type { association } from "~/rules/registration/association";
import type { attachment } from "~/rules/registration/attachment";
import type { bank } from "~/rules/registration/bank";
import type { basic } from "~/rules/registration/basic";
import type { business } from "~/rules/registration/business";
import type { contact } from "~/rules/registration/contact";
import type { manage } from "~/rules/registration/manage";
import type { registrant } from "~/rules/registration/registrant";
import type { SectionId } from "~/rules/registration/section-ids";

/** The schemas whose fields have their own texts, among them every tab of the registration. */
type Forms = Record<SectionId, unknown> & {
  registrant: typeof registrant;
  agreement: typeof agreement.fields;
  basic: typeof basic.fields;
  business: typeof business.fields;
  association: typeof association.fields;
  contact: typeof contact.fields;
  manage: typeof manage.fields;
  bank: typeof bank.fields;
  attachment: typeof attachment.fields;
};

type FieldText = { label: string; hint?: string };
/** `row` names a single row. A table with fixed rows has no texts for adding and removing them. */
type TableText = FieldText & { row: string; addRow?: string; removeRow?: string };
type LabelsOf<Answers> = {
  [Field in keyof Answers as Exclude<Field, "id">]-?: NonNullable<Answers[Field]> extends (infer Row extends object)[]
    ? TableText & LabelsOf<Row>
    : FieldText;
};

/** The headings of the groups of a tab; none for a tab without groups. */
type GroupTexts<Form> =
  Form extends Grouped<infer Name> ? (string extends Name ? unknown : { groups: Record<Name, string> }) : unknown;

/** The labels that do not belong to a single field. */
type MoreLabels = { [Form in keyof Forms]: unknown } & {
  basic: Record<"registeredPlace" | "officePlace", FieldText>;
  bank: { banks: Record<BankLabel, FieldText> };
};

/** The labels of all fields of all forms. Neither a field without a label nor a label without a field compiles. */
export type FieldTexts = {
  [Form in keyof Forms]: { title: string } & GroupTexts<Forms[Form]> &
    LabelsOf<z.output<Forms[Form]>> &
    MoreLabels[Form];
} & { abroad: Record<string, unknown> };
