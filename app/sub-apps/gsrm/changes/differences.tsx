import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import * as changeReview from "~/contract/change-review";
import { textAt } from "~/rules/form/typed-values";
import { isMasked } from "~/rules/masking";
import { sections } from "~/rules/registration/sections";
import type { FormValues } from "~/rules/form-values";
import { ChangedAnswers } from "~/ui/answers/changed-answers";
import { fieldWords } from "~/ui/form/parts/field-words";
import { useMeanings } from "../../built-in/use-meanings";
import { ShownAnswer } from "../shown-answer";
import type { Change } from "./change";

/** What the change changes, answer by answer: before and after. Masked answers are shown in full on demand (S-58). */
export function Differences({ change }: { change: Change }) {
  const { t, i18n } = useTranslation(["gsrm", "fields"]);
  const { changeId, section, changed, files } = change;
  const sides = { before: change.before as FormValues, after: change.after as FormValues };
  const meanings = useMeanings(section, [sides.before, sides.after]);
  return (
    <section className="card" aria-labelledby="differences-title">
      <h2 id="differences-title">{t("changes.section")}</h2>
      <ChangedAnswers
        fields={sections[section].fields}
        changed={changed}
        {...sides}
        meanings={meanings ?? {}}
        files={files}
        words={fieldWords(t, i18n.exists.bind(i18n), section)}
        renderBeside={(name, side) =>
          isMasked(textAt(sides[side], name)) ? (
            <ShownAnswer ask={() => call(changeReview.show, { changeId, side, field: name })} />
          ) : null
        }
      />
    </section>
  );
}
