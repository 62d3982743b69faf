import { useTranslation } from "react-i18next";
import { lengths } from "~/rules/limits";
import { ContactForm } from "./contact-form";
import { phoneQuestion } from "./personal-forms";
import type { FormRefusal } from "./personal-outcome";

type Props = { phone: string | null; refusal: FormRefusal | undefined };

/** The phone number; an empty one takes it out. */
export function PhoneForm({ phone, refusal }: Props) {
  const { t } = useTranslation("account");
  return (
    <ContactForm
      id="phone"
      intent="phone"
      question={phoneQuestion}
      fields={[
        {
          name: "phone",
          initial: phone,
          label: t("contact.newPhone"),
          hint: t("contact.newPhoneHint"),
          control: { type: "tel", inputMode: "tel", autoComplete: "tel", maxLength: lengths.code },
        },
      ]}
      submit={t("contact.save")}
      refusal={refusal}
    >
      <input type="hidden" name="before" value={phone ?? ""} />
    </ContactForm>
  );
}
