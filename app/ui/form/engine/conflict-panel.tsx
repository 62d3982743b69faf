import { useTranslation } from "react-i18next";
import { toLabelKey } from "~/rules/form/field-facts";
import type { FormValues } from "~/rules/form-values";
import { flatten, type SaveState } from "./saver";
import { useFieldWords } from "../state/section-context";
import type { SectionOutcome } from "../state/section-data";
import { IntentButton } from "~/ui/base/intent-button";

type Props = {
  state: SaveState;
  outcome: SectionOutcome | undefined;
  mine: FormValues;
  onInsist: () => void;
  onDiscard: () => void;
};

/**
 * Shown if another window saved this tab before a form was posted without scripts (F-19). The user sees both versions
 * and chooses one of them as a whole, so that nothing is overwritten unseen and no input is lost.
 */
export function ConflictPanel({ state, outcome, mine, onInsist, onDiscard }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const theirs = state.is === "idle" ? outcome?.conflict?.theirs : undefined;
  if (!theirs) return null;
  const differences = differing(mine, theirs);
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
                <td lang={own ? "" : undefined} translate={own ? "no" : undefined}>
                  {own || t("form.empty")}
                </td>
                <td lang={other ? "" : undefined} translate={other ? "no" : undefined}>
                  {other || t("form.empty")}
                </td>
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
