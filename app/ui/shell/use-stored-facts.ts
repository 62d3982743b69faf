import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { ShellFacts } from "./shell-facts";

/**
 * Stores in the browser what §3 lists, each under its own name: a sub-application, or another page of the company on this
 * origin, finds there for whom and in which language it is shown. Signing out takes all of it away but the language.
 */
export function useStoredFacts({ user, tenant, region, zone, domain }: ShellFacts): void {
  const { language } = useTranslation().i18n;
  useEffect(() => {
    const facts = {
      lang: language,
      region: region.code,
      timeZone: zone,
      userName: user.userName,
      avatarPicture: user.avatarPicture ?? "",
      tenant: tenant.id,
      loginable: String(domain.loginable),
      companys: domain.companys,
    };
    for (const [name, value] of Object.entries(facts)) localStorage.setItem(name, value);
  }, [language, region.code, zone, user.userName, user.avatarPicture, tenant.id, domain.loginable, domain.companys]);
}
