import { env } from "~/config/env.server";
import type { Language } from "~/i18n/language";

/** Whom suppliers ask for help, as the settings say, in the page's language. */
export const supportIn = (language: Language) => ({
  email: env.SUPPORT_EMAIL,
  phone: env.SUPPORT_PHONE,
  hours: env.SUPPORT_HOURS[language],
});
