import { useLocation, useNavigate, useNavigation, useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { asNotice, defaultNotice, type NoticeCode } from "./notice-codes";

/** Where the browser stores the last active tab (§2). */
const storeKey = "noticeTab";
/** Says of a place in the history that the tab was opened for the reader, not by them. */
const rememberedTab = "rememberedTab";

/**
 * Which tab is open or being opened, and how one is opened: remembered in this browser, and loaded without a jump of the page.
 * On a phone the text is folded until one is chosen.
 */
export function useNoticeTab(current: NoticeCode) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isRemembered = useLocation().state === rememberedTab;
  const [query] = useSearchParams();
  const isChosen = query.has("notice");
  const opening = location ? asNotice(new URLSearchParams(location.search).get("notice")) : undefined;

  useEffect(() => {
    const last = asNotice(readLast());
    if (!isChosen && last && last !== defaultNotice)
      navigate(`?notice=${last}`, { replace: true, preventScrollReset: true, state: rememberedTab });
  }, [isChosen, navigate]);

  const active = opening ?? current;

  function open(code: NoticeCode) {
    // A fold also reports that it was opened by us.
    if (code === active) return;
    remember(code);
    navigate(`?notice=${code}`, { replace: true, preventScrollReset: true });
  }

  return { active, isFolded: !isChosen || isRemembered, open };
}

/** A browser may refuse its store; then no tab is remembered. */
function readLast() {
  try {
    return localStorage.getItem(storeKey);
  } catch {
    return null;
  }
}

function remember(code: NoticeCode) {
  try {
    localStorage.setItem(storeKey, code);
  } catch {
    // Nothing is lost but the memory of a tab.
  }
}
