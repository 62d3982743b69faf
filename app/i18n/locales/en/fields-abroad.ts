import type { Words } from "../../words";
import type zh from "../zh/fields-abroad";

/** Labels and hints that replace the usual ones for companies registered abroad: in one country, or in all. */
export default {
  all: {
    basic: {
      companyName: {
        label: "Company name in the local language",
        hint: "If it has one, exactly as on the certificate of registration",
      },
      companyEnglishName: { hint: "As on the certificate of registration, in contracts and at your bank" },
      registeredCountry: { hint: "Set by your invitation. You cannot change it." },
      registeredDetail: { hint: "Street, number, city, state or region" },
      officeDetail: { hint: "Street, number, city, state or region" },
      registrationNumber: { hint: "The number on your certificate of registration or register extract" },
      taxId: { hint: "Your local tax or VAT number" },
      businessScope: { hint: "What your company does" },
      registeredCapital: { hint: "Enter the full amount in the currency selected, not in thousands" },
      shareholders: {
        identityId: {
          label: "Registration number",
          hint: "Of the company that holds the shares, where it is registered",
        },
      },
    },
    attachment: {
      attachments: { hint: "Must include the certificate of registration or an extract from the register" },
    },
  },
  DE: {
    basic: {
      registrationNumber: { label: "Commercial register number", hint: "Like Amtsgericht München HRB 12345" },
    },
  },
  JP: {
    basic: {
      registrationNumber: { label: "Corporate number (hojin bango)", hint: "{{corporateNumberDigits}} digits" },
    },
  },
  IN: {
    basic: {
      registrationNumber: {
        label: "Corporate identification number (CIN)",
        hint: "{{cinCharacters}} characters, as on the certificate of incorporation",
      },
    },
  },
} satisfies Words<typeof zh>;
