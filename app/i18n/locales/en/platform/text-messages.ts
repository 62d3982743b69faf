import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/text-messages";

/** Text messages: one segment each, in the GSM alphabet only. */
export default {
  phone:
    "{{brand}}: {{code}} is your code to confirm this phone. It expires in {{codeMinutes}} minutes. Do not share it. Not you? Ignore this message.",
  signInPhone:
    "{{brand}}: {{code}} is your sign-in code. It expires in {{codeMinutes}} minutes. Do not share it. Not you? Reset your password.",
} satisfies Words<typeof zh>;
