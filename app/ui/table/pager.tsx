import "./pager.css";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pageSizes } from "~/rules/paging/page-sizes";
import { toLastPage, type PagePlace, pagesOffered, withPageSize } from "~/rules/paging/paging";
import { formatNumber } from "~/rules/format";

type Props = {
  place: PagePlace;
  total: number;
  /** The address of a place in this list. */
  to: (place: PagePlace) => string;
};

/** Links to the pages of a list and to the page sizes (§9). Works without scripts. */
export function Pager({ place, total, to }: Props) {
  const { t, i18n } = useTranslation();
  if (total === 0) return null;
  const format = (value: number) => formatNumber(i18n.language, value);
  const from = place.page * place.size;
  const range = { from: format(from + 1), to: format(Math.min(from + place.size, total)), total: format(total) };
  return (
    <nav className="pager" aria-label={t("list.pages")}>
      <p>{t("list.shown", range)}</p>
      {total > place.size ? <Pages place={place} totalPages={Math.ceil(total / place.size)} to={to} /> : null}
      {total > pageSizes[0] ? <Sizes place={place} to={to} /> : null}
    </nav>
  );
}

function Pages({ place, totalPages, to }: { place: PagePlace; totalPages: number; to: Props["to"] }) {
  const { t, i18n } = useTranslation();
  const { page } = place;
  return (
    <ul className="pager-pages">
      <li>
        {page > 0 ? (
          <Link to={to({ ...place, page: page - 1 })} rel="prev">
            {t("list.previous")}
          </Link>
        ) : null}
      </li>
      {pagesOffered(page, totalPages).map((pageNumber, index) => (
        <li key={pageNumber ?? `gap ${index}`}>
          {pageNumber === null ? (
            <span aria-hidden="true">…</span>
          ) : (
            <Link
              to={to({ ...place, page: pageNumber })}
              aria-label={t("list.page", { page: formatNumber(i18n.language, pageNumber + 1) })}
              aria-current={pageNumber === page ? "page" : undefined}
            >
              {formatNumber(i18n.language, pageNumber + 1)}
            </Link>
          )}
        </li>
      ))}
      <li>
        {page < toLastPage(totalPages) ? (
          <Link to={to({ ...place, page: page + 1 })} rel="next">
            {t("list.next")}
          </Link>
        ) : null}
      </li>
    </ul>
  );
}

function Sizes({ place, to }: Pick<Props, "place" | "to">) {
  const { t } = useTranslation();
  return (
    <div className="pager-sizes">
      <span id="pager-sizes">{t("list.sizes")}</span>
      <ul aria-labelledby="pager-sizes">
        {pageSizes.map((size) => (
          <li key={size}>
            <Link
              to={to(withPageSize(place, size))}
              aria-label={t("list.size", { size })}
              aria-current={size === place.size ? "true" : undefined}
            >
              {size}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
