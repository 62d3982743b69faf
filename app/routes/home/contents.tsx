import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";

type Props = { contents: { id: string; title: string }[]; page?: string };

/** The parts of a text, each a link; on another page where `page` names it. */
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
