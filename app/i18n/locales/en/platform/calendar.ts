import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/calendar";

/** The calendar feed of a company's documents. */
export default {
  name: "Documents of {{company}}",
  expiry: "{{document}} expires",
  audit: "{{document}} is due",
  expiryText: "“{{document}}” of {{company}} is valid until this day. Replace it on the supplier portal: {{link}}",
  auditText: "“{{document}}” of {{company}} is due by this day. See the supplier portal: {{link}}",
} satisfies Words<typeof zh>;
