import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/pages";

/** Values for the static texts: their edition and the contacts they name. The last ones are parts of a sentence. */
export default {
  edition: "Version {{version}}, last updated {{updated}}, effective from {{effective}}",
  registeredOffice: " (registered office: {{address}})",
  privacy: { mailbox: "our privacy mailbox {{email}}", none: "your purchasing manager" },
  integrity: {
    phone: "call {{phone}}",
    email: "email {{email}}",
    address: "write to {{address}}",
    none: "ask Procurement how to reach the compliance department",
  },
} satisfies Words<typeof zh>;
