import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { Tab } from "./tabs";

type Props = { tab: Tab; name: string; isCurrent: boolean; close: (tab: Tab) => void };

/** A tab: the link to its page, and the button that closes it, except for the workspace. */
export function TabLink({ tab, name, isCurrent, close }: Props) {
  const { t } = useTranslation("workspace");
  return (
    <>
      {/* A name that was given may be a company's: in whatever language it has. */}
      <Link to={tab.to} aria-current={isCurrent ? "page" : undefined} lang={tab.given ? "" : undefined}>
        {name}
      </Link>
      {tab.path === paths.workspace ? null : (
        <button type="button" onClick={() => close(tab)} aria-label={t("tabs.close", { name })}>
          ×
        </button>
      )}
    </>
  );
}
