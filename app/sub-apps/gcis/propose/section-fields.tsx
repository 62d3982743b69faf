import type { ComponentType } from "react";
import type { SectionId } from "~/rules/registration/section-ids";
import { Field } from "~/ui/form/field";
import { BankFields } from "~/ui/form/sections/bank-fields";
import { BasicFields } from "~/ui/form/sections/basic-fields";
import { BusinessFields } from "~/ui/form/sections/business-fields";

/** The fields of each part of the file, as in the wizard. */
export const sectionFields: Record<SectionId, ComponentType> = {
  basic: BasicFields,
  business: BusinessFields,
  association: () => (
    <>
      <Field name="none" />
      <Field name="affiliates" />
    </>
  ),
  contact: () => <Field name="contacts" />,
  manage: () => (
    <>
      <Field name="none" />
      <Field name="certifications" />
    </>
  ),
  bank: BankFields,
  attachment: () => <Field name="attachments" />,
};
