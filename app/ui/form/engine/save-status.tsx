import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { formatTime } from "~/rules/format";
import { failureWords } from "~/ui/feedback/failure-words";
import type { SaveState } from "./saver";
import { useHydrated } from "~/ui/base/use-hydrated";

type Props = { state: SaveState; savedAt: string | null; path: string; onRetry: () => void };

/** Shows at every moment whether the answers on the screen are saved. */
export function SaveStatus({ state, savedAt, path, onRetry }: Props) {
  const { t, i18n } = useTranslation();
  const isHydrated = useHydrated();
  const time = (at: string) => formatTime(i18n.language, new Date(at));
  const at = state.is === "saved" ? state.at : savedAt;
  return (
    <p className={`save-status save-${state.is}`} role="status">
      {state.is === "idle" && savedAt && isHydrated ? t("save.savedAt", { time: time(savedAt) }) : null}
      {/* Typing is not noticed until scripts run, so this is certain only on a page where they never run. */}
      {state.is === "idle" && savedAt && !isHydrated ? <noscript>{t("save.saved")}</noscript> : null}
      {state.is === "idle" && !savedAt && isHydrated ? t("save.automatic") : null}
      {state.is === "saved" && at ? t("save.savedAt", { time: time(at) }) : null}
      {state.is === "unsaved" || state.is === "saving" ? t("save.saving") : null}
      {state.is === "conflict" ? t("save.conflict") : null}
      {state.is === "expired" ? (
        <>
          {t("save.expired")} <a href={paths.registerStartFor(path)}>{t("save.confirm")}</a>
        </>
      ) : null}
      {state.is === "another" ? (
        <>
          {t("save.another")} <a href={paths.registerStartFor(path)}>{t("save.confirm")}</a>
        </>
      ) : null}
      {state.is === "refused" ? failureWords(i18n, state) : null}
      {state.is === "offline" ? (
        <>
          {t("save.offline")}{" "}
          <button type="button" className="button-link" onClick={onRetry}>
            {t("save.retry")}
          </button>
        </>
      ) : null}
    </p>
  );
}
