import "~/ui/page/news.css";
import { useTranslation } from "react-i18next";
import type { NewsState } from "~/rules/workspace/news";

/** The state of a news item, in a word. */
export function NewsStateMark({ state }: { state: NewsState }) {
  const { t } = useTranslation("news");
  return <span className={`news-state is-${state}`}>{t(`state.${state}`)}</span>;
}
