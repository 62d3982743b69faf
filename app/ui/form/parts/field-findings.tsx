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

/** A button with the correct answer. Without scripts, only the sentence is shown. */
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

/** Shows the answer before normalisation, with a button that restores it. */
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

/** Fills in a field like a person, and moves the focus there. */
function answer(name: string, text: string) {
  const control = document.getElementById(fieldId(name)) as NativeControl | null;
  if (!control) return;
  writeInto(control, text);
  control.focus();
}
