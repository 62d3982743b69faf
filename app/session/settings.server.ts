import { env } from "~/config/env.server";
import type { Language } from "~/i18n/language";

/** The contact for suppliers from the settings, in the language of the page. */
export const supportIn = (language: Language) => ({
  email: env.SUPPORT_EMAIL,
  phone: env.SUPPORT_PHONE,
  hours: env.SUPPORT_HOURS[language],
});

/** Whether this is the demo with the embedded base API, which serves additional pages. */
export const isDemo = (): boolean => env.DEMO && !env.BASE_API_URL;

/** Whether emails can be read here, which is the case only in the demo without a mail server. */
export const hasMailbox = (): boolean => isDemo() && !env.SMTP_URL;
