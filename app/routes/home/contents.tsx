import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";

type Props = { contents: { id: string; title: string }[]; page?: string };

/** Links to the parts of a text, on another page if `page` is set. */
export function Contents({ contents, page = "" }: Props) {
  const { t } = useTranslation("home");
  if (contents.length === 0) return null;
  return (
    <nav className="text-contents" aria-label={t("text.contents")}>
      <ul>
        {contents.map(({ id, title }) => (
          <li key={id}>
            <Link to={`${page}#${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
