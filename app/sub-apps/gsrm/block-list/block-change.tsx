import { useTranslation } from "react-i18next";
import type { MatchesNow } from "~/contract/block-list";
import { BlockMatches } from "./block-matches";

/** The change of an entry: the action, its name, and who matches it now (null where that no longer matters). */
export type BlockChange = { words: string; name: string; matches: MatchesNow | null };

/** Announces what was done, and shows who matches. */
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
