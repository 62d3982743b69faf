import { Form, Link } from "@remix-run/react";
import { type FormEvent, type MouseEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import type { LovRow } from "~/contract/lov";
import { paths } from "~/paths";
import { formText } from "~/rules/form-text";
import { useZone } from "~/ui/page/instant";

/** A page of the list HIAM.TIME_ZONE; `failed`: it could not be asked for. */
export type Zones = {
  rows: Pick<LovRow, "value" | "meaning">[];
  query: string;
  page: number;
  pages: number;
  failed: boolean;
};

type Props = {
  zones: Zones;
  /** Where one is after choosing. */
  to: string;
  /** Asks for other zones where they are; without it the page of zones is shown. */
  onAsk?: (query: string, page: number) => void;
  onType?: (query: string) => void;
};

/** Time zones to search and to choose from. Choosing one loads the page again (§4); typed text stays. */
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
