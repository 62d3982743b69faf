import { useId } from "react";
import { useTranslation } from "react-i18next";
import { pageSizes } from "~/rules/limits";

type Props = {
  page: number;
  pages: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
};

/** Pages of a list in a dialog: how many there are, the way on and back, and how long a page is (§9). */
export function PickerPages({ page, pages, size, total, onPage, onSize }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <nav className="picker-pages" aria-label={t("list.pages")}>
      <span>{t("list.total", { count: total })}</span>
      <label htmlFor={id} className="off-screen">
        {t("list.pageSize")}
      </label>
      <select id={id} className="control" value={size} onChange={({ target }) => onSize(Number(target.value))}>
        {[...new Set([...pageSizes, size])].map((offered) => (
          <option key={offered} value={offered}>
            {t("list.perPage", { count: offered })}
          </option>
        ))}
      </select>
      <button type="button" className="button-default" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t("list.previous")}
      </button>
      <span aria-live="polite">{t("list.place", { page: page + 1, pages: Math.max(pages, 1) })}</span>
      <button type="button" className="button-default" disabled={page + 1 >= pages} onClick={() => onPage(page + 1)}>
        {t("list.next")}
      </button>
    </nav>
  );
}
