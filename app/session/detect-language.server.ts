import { detector } from "~/i18n/i18n.server";
import { asLanguage, type Language } from "~/i18n/language";
import { areCookiesSecure } from "./cookies.server";

const detect = detector(areCookiesSecure);

/** The language of a request (§1). */
export const detectLanguage = async (request: Request): Promise<Language> =>
  asLanguage(await detect.getLocale(request));
