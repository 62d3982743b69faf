import { useLocation, useNavigate, useNavigation, useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { asNotice, defaultNotice, type NoticeCode } from "./notice-codes";

/** Where the browser keeps the last active tab (§2). */
const storeKey = "noticeTab";
/** Says of a place in the history that the tab was opened for the reader, not by them. */
const keptTab = "keptTab";

/** Which tab is open or being opened, and how one is opened: kept in this browser, and loaded without a jump of the page. On a phone the text is folded until one is chosen. */
export function useNoticeTab(shown: NoticeCode) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isKept = useLocation().state === keptTab;
  const [query] = useSearchParams();
  const isChosen = query.has("notice");
  const opening = location ? asNotice(new URLSearchParams(location.search).get("notice")) : undefined;

  useEffect(() => {
    const kept = asNotice(readKept());
    if (!isChosen && kept && kept !== defaultNotice)
      navigate(`?notice=${kept}`, { replace: true, preventScrollReset: true, state: keptTab });
  }, [isChosen, navigate]);

  const active = opening ?? shown;

  function open(code: NoticeCode) {
    // A fold also reports that it was opened by us.
    if (code === active) return;
    keep(code);
    navigate(`?notice=${code}`, { replace: true, preventScrollReset: true });
  }

  return { active, isFolded: !isChosen || isKept, open };
}

/** A browser may refuse its store; then nothing is kept. */
function readKept() {
  try {
    return localStorage.getItem(storeKey);
  } catch {
    return null;
  }
}

function keep(code: NoticeCode) {
  try {
    localStorage.setItem(storeKey, code);
  } catch {
    // Nothing is lost but the memory of a tab.
  }
}
