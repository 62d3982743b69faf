import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { asLanguage } from "~/i18n/language";
import { live, type Live } from "~/ui/page/live";
import { type ShellFacts, useShell } from "~/ui/shell/shell-facts";
import type { SubAppContext } from "./contract";

/** Who works here, as a sub-application is told: brought up to date whenever the shell is. */
export function useContextOf(): Live<SubAppContext> {
  const shell = useShell();
  const { i18n } = useTranslation();
  const told = useMemo(() => toldOf(shell, i18n.language), [shell, i18n.language]);
  const context = useMemo(() => live(told), []);
  useEffect(() => context.set(told), [told]);
  return context;
}

const toldOf = (shell: ShellFacts, language: string): SubAppContext => ({
  user: shell.user,
  lang: asLanguage(language),
  timeZone: { value: shell.zone, meaning: shell.zoneName ?? undefined },
  tenant: shell.tenant,
  roles: shell.roles,
  buttons: shell.buttons,
  superAdmin: shell.superAdmin,
  menus: shell.menus,
});
