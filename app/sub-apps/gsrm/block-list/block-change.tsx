import { useTranslation } from "react-i18next";
import type { MatchesNow } from "~/contract/block-list";
import { BlockMatches } from "./block-matches";

/** The change of an entry: the action, the entry's name, and its current matches (null if they no longer matter). */
export type BlockChange = { words: string; name: string; matches: MatchesNow | null };

/** Announces a change, and shows the matches. */
export function BlockChangeNotice({ change }: { change: BlockChange | null }) {
  const { t } = useTranslation("blockList");
  const matches = change?.matches?.total ? change.matches : null;
  return (
    <>
      <p role="status" className={change ? "notice notice-good" : "off-screen"}>
        {change ? (
          <>
            {change.words}
            <span lang="">{change.name}</span>
            {matches ? ` · ${t("matches.count", { count: matches.total })}` : null}
          </>
        ) : null}
      </p>
      {matches ? <BlockMatches {...matches} /> : null}
    </>
  );
}
