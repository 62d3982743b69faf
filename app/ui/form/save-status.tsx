import { useTranslation } from "react-i18next";
import { failureWords } from "~/ui/feedback/failure-words";
import { paths } from "~/paths";
import type { SaveState } from "./saver";
import { useHydrated } from "./use-hydrated";

type Props = { state: SaveState; savedAt: string | null; path: string; onRetry: () => void };

/** Tells at every moment whether what is on the screen is safe. */
export function SaveStatus({ state, savedAt, path, onRetry }: Props) {
  const { t, i18n } = useTranslation();
  const hydrated = useHydrated();
  const time = (at: string) =>
    new Intl.DateTimeFormat(i18n.language, { hour: "2-digit", minute: "2-digit" }).format(new Date(at));
  const at = state.is === "saved" ? state.at : savedAt;
  return (
    <p className={`save-status save-${state.is}`} role="status">
      {state.is === "idle" && savedAt
        ? hydrated
          ? t("save.savedAt", { time: time(savedAt) })
          : t("save.saved")
        : null}
      {state.is === "idle" && !savedAt && hydrated ? t("save.automatic") : null}
      {state.is === "saved" && at ? t("save.savedAt", { time: time(at) }) : null}
      {state.is === "unsaved" || state.is === "saving" ? t("save.saving") : null}
      {state.is === "conflict" ? (
        <>
          {t("save.conflict")} <a href="#conflict-title">{t("save.compare")}</a>
        </>
      ) : null}
      {state.is === "expired" ? (
        <>
          {t("save.expired")} <a href={paths.registerStartFor(path)}>{t("save.confirm")}</a>
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
