import { useNavigate, useNavigation, useSearchParams } from "@remix-run/react";
import { type MouseEvent, useEffect } from "react";
import { asNotice, defaultNotice, type NoticeCode } from "./notice-codes";

/** Where the browser keeps the last active tab (§2). */
const storeKey = "noticeTab";

/** Which tab is open or being opened, and how one is opened: kept in this browser, and loaded without a jump of the page. */
export function useNoticeTab(shown: NoticeCode) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const [query] = useSearchParams();
  const isChosen = query.has("notice");
  const opening = location ? asNotice(new URLSearchParams(location.search).get("notice")) : undefined;

  useEffect(() => {
    const kept = asNotice(readKept());
    if (!isChosen && kept && kept !== defaultNotice)
      navigate(`?notice=${kept}`, { replace: true, preventScrollReset: true });
  }, [isChosen, navigate]);

  function open(event: MouseEvent, code: NoticeCode) {
    keep(code);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(`?notice=${code}`, { replace: true, preventScrollReset: true });
  }

  return { active: opening ?? shown, isLoading: opening !== undefined, open };
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
