import { detector } from "~/i18n/i18n.server";
import { asLanguage, type Language } from "~/i18n/language";
import { isSecure } from "./cookies.server";

const detect = detector(isSecure);

/** The language of a request (§1). */
export const detectLanguage = async (request: Request): Promise<Language> =>
  asLanguage(await detect.getLocale(request));
