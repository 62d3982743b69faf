import { useNavigate } from "@remix-run/react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isPermitted } from "~/rules/permissions/permissions";
import { pages } from "~/rules/pages";
import { useHydrated } from "~/ui/base/use-hydrated";
import { useShortcuts } from "~/ui/keys/shortcuts";
import { useShell } from "~/ui/workspace/shell-facts";
import { isComposing } from "~/ui/base/is-composing";
import { LineIcon } from "../base/line-icon";

const Palette = lazy(() => import("./palette"));
const PageKeys = lazy(() => import("./page-keys"));

/** The time limit for the second key of a pair such as `G` `Q`. */
const pairMs = 1500;

/** The search button of the bar, and the keys that work on every page: `Ctrl K`, `?`, `G` with a second letter. */
export function PaletteButton() {
  const { t } = useTranslation("workspace");
  const isHydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<"palette" | "keys" | null>(null);
  const goTo = usePairs();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen("palette");
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  useShortcuts({ "?": () => setOpen("keys"), g: goTo });
  function close() {
    setOpen(null);
    button.current?.focus();
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button-quiet palette-open"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        title={t("palette.title")}
        disabled={!isHydrated}
        onClick={() => setOpen("palette")}
      >
        <SearchSign />
        <span className="palette-word">{t("palette.title")}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {open === null ? null : (
        <Suspense>
          {open === "palette" ? (
            <Palette onClose={() => setOpen((now) => (now === "keys" ? now : null))} showKeys={() => setOpen("keys")} />
          ) : (
            <PageKeys onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}

/** `G`, then `D` for the dashboard, `Q` for the queue or `C` for the changes, if the user has access to them. */
function usePairs() {
  const navigate = useNavigate();
  const { buttons, superAdmin } = useShell();
  const mayReview = isPermitted({ buttons, superAdmin }, "registration.review");
  const places: Record<string, string> = {
    d: pages.workspace,
    q: mayReview ? pages.queue : pages.standing,
    c: mayReview ? pages.companyChanges : pages.changes,
  };
  return () => {
    const second = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      end();
      const to = places[event.key.toLowerCase()];
      if (!to || event.ctrlKey || event.metaKey || event.altKey) return;
      // The page's shortcut for the same letter must not run as well.
      event.preventDefault();
      event.stopImmediatePropagation();
      navigate(to);
    };
    const end = () => {
      clearTimeout(timer);
      removeEventListener("keydown", second, { capture: true });
    };
    const timer = setTimeout(end, pairMs);
    addEventListener("keydown", second, { capture: true });
  };
}

const SearchSign = () => <LineIcon path="M11 18a7 7 0 100-14 7 7 0 000 14zM20 20l-4-4" size={20} />;
