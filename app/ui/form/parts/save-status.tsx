import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { formatTime } from "~/rules/format";
import { failureWords } from "~/ui/feedback/failure-words";
import { toLabelKey } from "~/rules/form/field-facts";
import type { FormValues } from "~/rules/form-values";
import { type SaveState, flatten } from "../engine/saver";
import { useHydrated } from "../use-hydrated";
import { useFieldWords, useSectionScreen } from "../engine/section-context";
import type { SectionOutcome } from "../section-data";
import { IntentButton } from "./intent-button";

type SaveStatusProps = { state: SaveState; savedAt: string | null; path: string; onRetry: () => void };

/** Says at every moment whether the answers on the screen are saved. */
export function SaveStatus({ state, savedAt, path, onRetry }: SaveStatusProps) {
  const { t, i18n } = useTranslation();
  const isHydrated = useHydrated();
  const time = (at: string) => formatTime(i18n.language, new Date(at));
  const at = state.is === "saved" ? state.at : savedAt;
  return (
    <p className={`save-status save-${state.is}`} role="status">
      {state.is === "idle" && savedAt
        ? isHydrated
          ? t("save.savedAt", { time: time(savedAt) })
          : t("save.saved")
        : null}
      {state.is === "idle" && !savedAt && isHydrated ? t("save.automatic") : null}
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

type ConflictPanelProps = {
  state: SaveState;
  outcome: SectionOutcome | undefined;
  mine: FormValues;
  onInsist: () => void;
  onDiscard: () => void;
};

/** Someone else saved this tab meanwhile (F-19): both sides are shown, nothing is overwritten unasked, nothing typed is lost. */
export function ConflictPanel({ state, outcome, mine, onInsist, onDiscard }: ConflictPanelProps) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const { store } = useSectionScreen();
  const theirs =
    state.is === "conflict"
      ? (state.theirs.values as FormValues)
      : state.is === "idle"
        ? outcome?.conflict?.theirs
        : undefined;
  if (!theirs) return null;
  const differences = differing(state.is === "conflict" ? store.typed() : mine, theirs);
  return (
    <section className="notice notice-warning" role="alert" aria-labelledby="conflict-title">
      <h2 id="conflict-title">{t("conflict.title")}</h2>
      <p>{t("conflict.explained")}</p>
      <div className="table-scroll" tabIndex={0} role="region" aria-labelledby="conflict-title">
        <table>
          <thead>
            <tr>
              <th scope="col">{t("conflict.field")}</th>
              <th scope="col">{t("conflict.mine")}</th>
              <th scope="col">{t("conflict.theirs")}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ name, own, other }) => (
              <tr key={name}>
                <th scope="row">{words.label(toLabelKey(name))}</th>
                <td>{own || t("form.empty")}</td>
                <td>{other || t("form.empty")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="section-actions">
        <IntentButton
          intent="save"
          className="button-default"
          onClick={(event) => {
            event.preventDefault();
            onInsist();
          }}
        >
          {t("conflict.keepMine")}
        </IntentButton>
        <a className="button-default" href="?" onClick={onDiscard}>
          {t("conflict.takeTheirs")}
        </a>
      </div>
    </section>
  );
}

/** The fields in which both sides differ; row ids are not answers. */
function differing(mine: FormValues, theirs: FormValues) {
  const own = new Map(flatten(mine));
  const other = new Map(flatten(theirs));
  return [...new Set([...own.keys(), ...other.keys()])]
    .filter((name) => !name.endsWith(".id") && (own.get(name) ?? "") !== (other.get(name) ?? ""))
    .map((name) => ({ name, own: own.get(name), other: other.get(name) }));
}
