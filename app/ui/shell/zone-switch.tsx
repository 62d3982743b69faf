import "./zone.css";
import { useDebouncedCallback } from "@mantine/hooks";
import { Link, useFetcher, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { useZone } from "~/ui/page/instant";
import { Dropdown } from "./dropdown";
import { ZoneList, type Zones } from "./zone-list";

const typingMs = 200;

/** §4, time zone change, in the bar. The zones are asked for when it is opened; without scripts it leads to their page. */
export function ZoneSwitch() {
  const { t } = useTranslation("workspace");
  const zone = useZone();
  const { pathname, search } = useLocation();
  const { data, load } = useFetcher<Zones>();
  const ask = (query: string, page: number) => load(paths.workspaceZones(query, page));
  const askTyped = useDebouncedCallback((query: string) => ask(query, 0), typingMs);
  return (
    <Dropdown
      className="zone-switch"
      onOpen={() => data ?? ask("", 0)}
      label={
        <>
          <Clock />
          <span className="zone-value">{zone}</span>
          <span className="off-screen">{t("zone.choose")}</span>
        </>
      }
    >
      <p className="dropdown-title">{t("zone.choose")}</p>
      {data ? (
        <ZoneList zones={data} to={pathname + search} onAsk={ask} onType={askTyped} />
      ) : (
        <Link to={paths.workspaceZone}>{t("zone.all")}</Link>
      )}
    </Dropdown>
  );
}

const Clock = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3 2" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
