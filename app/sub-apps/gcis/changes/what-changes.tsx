import { useTranslation } from "react-i18next";
import type { ChangeView } from "~/contract/change-requests";
import { sections } from "~/rules/registration/sections";
import type { Typed } from "~/rules/typed";
import { ChangedAnswers } from "~/ui/answers/changed-answers";
import { fieldWords } from "~/ui/form/field-words";
import { useMeanings } from "../../built-in/use-meanings";

/** What a change changes, as it was and as it is to be. */
export function WhatChanges({ change }: { change: ChangeView }) {
  const { t, i18n } = useTranslation(["gcis", "fields"]);
  const { section, changed, files } = change;
  const [before, after] = [change.before as Typed, change.after as Typed];
  const meanings = useMeanings(section, [before, after]);
  return (
    <section className="card" aria-labelledby="what-title">
      <h2 id="what-title">{t("changes.what")}</h2>
      <ChangedAnswers
        fields={sections[section].fields}
        changed={changed}
        before={before}
        after={after}
        meanings={meanings ?? {}}
        files={files}
        words={fieldWords(t, i18n.exists.bind(i18n), section)}
      />
    </section>
  );
}
