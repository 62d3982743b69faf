import { useTranslation } from "react-i18next";
import { useFieldWords } from "../state/section-context";
import { useSectionScreen, useShown, useTypedBefore } from "../state/section-context";
import { type NativeControl, writeInto } from "~/ui/base/field-control";
import { useHydrated } from "~/ui/base/use-hydrated";
import { fieldId } from "~/ui/base/field-id";
import { ReturnedComments } from "./returned-comments";

type Props = { name: string; labelKey: string };

/** The errors and warnings of a field, and how its answer was reformatted. */
export function FieldFindings({ name, labelKey }: Props) {
  const words = useFieldWords();
  const { errors, warnings, notes } = useShown(name);
  const before = useTypedBefore(name);
  return (
    <>
      <ReturnedComments name={name} />
      <div id={`findings-${name}`} className="field-findings">
        {errors.map((finding) => (
          <p key={finding.code} className="field-error">
            {words.sentence(finding, labelKey)}{" "}
            {finding.repair === undefined ? null : <Repair field={finding.field} repair={finding.repair} />}
          </p>
        ))}
        {warnings.map((finding) => (
          <p key={finding.code} className="field-warning">
            {words.sentence(finding, labelKey)}
          </p>
        ))}
        {notes.map((finding) => (
          <p key={finding.code} className="field-note">
            {words.sentence(finding, labelKey)}
          </p>
        ))}
        {before === undefined ? null : <NormalisationNotice name={name} before={before} />}
      </div>
    </>
  );
}

/** The correct answer, on a button. Without scripts the sentence alone says what to do. */
function Repair({ field, repair }: { field: string; repair: string }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <button type="button" className="field-repair" onClick={() => answer(field, repair)}>
      {t("form.repair", { repair })}
    </button>
  );
}

/** Shows what an answer was before it was normalised, and restores it. */
function NormalisationNotice({ name, before }: { name: string; before: string }) {
  const { t } = useTranslation();
  const { store } = useSectionScreen();
  return (
    <p className="field-normalised">
      {t("form.normalised", { before })}{" "}
      <button type="button" className="button-link" onClick={() => answer(name, store.takeBack(name) ?? before)}>
        {t("form.undo")}
      </button>
    </p>
  );
}

/** Puts an answer into a field as a person would, who then goes on there. */
function answer(name: string, text: string) {
  const control = document.getElementById(fieldId(name)) as NativeControl | null;
  if (!control) return;
  writeInto(control, text);
  control.focus();
}
