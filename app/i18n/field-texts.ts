import type * as z from "zod/mini";
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

/** Other texts, such as hints and group headings. */
type More = { [word: string]: unknown };
type LabelsOf<Answers> = More & {
  [Field in keyof Answers as Exclude<Field, "id">]-?: More & { label: string } & (NonNullable<
      Answers[Field]
    > extends (infer Row extends object)[]
      ? LabelsOf<Row>
      : unknown);
};

/** The labels of all fields of all forms. A field without a label does not compile. */
export type FieldTexts = More & { [Form in keyof Forms]: LabelsOf<z.output<Forms[Form]>> };
