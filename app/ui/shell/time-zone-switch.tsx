import { Form, Link, useFetcher, useLocation } from "@remix-run/react";
import { type FormEvent, type MouseEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { useDebouncedCallback } from "@mantine/hooks";
import type { LovRow } from "~/contract/lov";
import { paths } from "~/paths";
import { formText } from "~/rules/form-values";
import { useZone } from "~/ui/base/instant";
import "./zone.css";
import { Dropdown } from "../base/dropdown";
import { LineIcon } from "../base/line-icon";

/** A page of the list HIAM.TIME_ZONE; `failed`: it could not be loaded. */
export type Zones = {
  rows: Pick<LovRow, "value" | "meaning">[];
  query: string;
  page: number;
  pages: number;
  failed: boolean;
};

type Props = {
  zones: Zones;
  /** The page to open after a choice. */
  to: string;
  /** Requests other zones in place; without it the page of zones is shown. */
  onAsk?: (query: string, page: number) => void;
  onType?: (query: string) => void;
};

/** A searchable list of time zones. Choosing one reloads the page (§4) without losing input. */
export function ZoneList({ zones: { rows, query, page, pages, failed }, to, onAsk, onType }: Props) {
  const { t } = useTranslation(["workspace", "common"]);
  const zone = useZone();
  const id = useId();
  const search = (event: FormEvent<HTMLFormElement>) => {
    if (!onAsk) return;
    event.preventDefault();
    onAsk(formText(new FormData(event.currentTarget), "query"), 0);
  };
  const turn = (number: number) => ({
    to: paths.workspaceZones(query, number),
    onClick: (event: MouseEvent) => {
      if (!onAsk) return;
      event.preventDefault();
      onAsk(query, number);
    },
  });
  const message = failed ? t("common:list.failed") : rows.length === 0 ? t("common:list.nothing") : null;
  return (
    <div className="zones">
      <Form method="get" action={paths.workspaceZone} className="search" role="search" onSubmit={search}>
        <label htmlFor={id}>{t("zone.search")}</label>
        <div className="search-line">
          <input
            id={id}
            name="query"
            className="control"
            defaultValue={query}
            maxLength={100}
            autoComplete="off"
            onChange={({ currentTarget }) => onType?.(currentTarget.value)}
          />
          <button type="submit" className="button-default">
            {t("common:list.searchButton")}
          </button>
        </div>
      </Form>
      <p role="status" className="zones-message">
        {message}
      </p>
      <form method="post" action={paths.workspaceZone} className="zone-list">
        <input type="hidden" name="to" value={to} />
        {rows.map(({ value, meaning }) => (
          <button
            key={value}
            type="submit"
            name="timeZone"
            value={value}
            aria-current={value === zone ? "true" : undefined}
          >
            {meaning}
          </button>
        ))}
      </form>
      {pages > 1 ? (
        <nav className="zone-pages" aria-label={t("common:list.pages")}>
          {page > 0 ? <Link {...turn(page - 1)}>{t("common:list.previous")}</Link> : <span />}
          <span>{t("zone.page", { page: page + 1, pages })}</span>
          {page + 1 < pages ? <Link {...turn(page + 1)}>{t("common:list.next")}</Link> : <span />}
        </nav>
      ) : null}
    </div>
  );
}

const typingMs = 200;

/** The time zone menu in the bar (§4). Opening it loads the zones; without scripts it is a link to their page. */
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

const Clock = () => <LineIcon path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2" size={20} />;
