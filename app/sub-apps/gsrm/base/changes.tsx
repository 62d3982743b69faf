import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import { fieldFacts, toLabelKey } from "~/rules/form/field-facts";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { withWireDomain } from "~/rules/sign-in/wire-domain";
import { fieldWords } from "~/ui/form/state/field-words";

type Change = NonNullable<ReviewFile["changes"]>[number];

/** Returns texts for the answers in a file: the label of a field, and a changed answer before and after. */
export function useChangeWords({ meanings, files }: Pick<ReviewFile, "meanings" | "files">) {
  const { t, i18n } = useTranslation(["gsrm", "common"]);
  const wordsOf = (section: SectionId) => fieldWords(t, i18n.exists.bind(i18n), section);
  const reader = { language: i18n.language, yes: t("common:form.yes") };
  return {
    labelOf: (section: SectionId, field: string) => wordsOf(section).label(toLabelKey(field)),
    /** The answer before or after, as people read it. Null if there was none. */
    say: ({ section, field, ...texts }: Change, side: "before" | "after"): string | null => {
      const text = texts[side];
      if (text === null) return null;
      const { kind } = fieldFacts(sections[section].fields, field);
      const answer = kind.isMany ? text.split("\n") : text;
      const words = kind.toWords(answer, { meanings, files, words: wordsOf(section) }, reader);
      return (kind.hasDomain ? withWireDomain(words) : words) || t("gsrm:file.oldFile");
    },
  };
}

/** The answer of the previous round, below the current one. */
export function AnswerBefore({ file, change }: { file: ReviewFile; change: Change }) {
  const { t } = useTranslation("gsrm");
  const { say } = useChangeWords(file);
  return (
    <span className="answer-before">
      <span className="badge badge-warn">{t("file.changedMark")}</span>{" "}
      {change.before === null ? (
        t("file.before", { before: t("file.nothingBefore") })
      ) : (
        <>
          {t("file.beforeLabel")}
          <del lang="">{say(change, "before")}</del>
        </>
      )}
    </span>
  );
}

/** The differences from the previous round, answer by answer, for a final check before approval. */
export function ChangeList({ file }: { file: ReviewFile }) {
  const { t } = useTranslation(["gsrm", "fields"]);
  const { labelOf, say } = useChangeWords(file);
  const { changes } = file;
  if (!changes || changes.length === 0) return null;
  return (
    <section className="notice notice-warning" aria-labelledby="decision-changes-title">
      <h3 id="decision-changes-title">{t("decision.changes", { count: changes.length })}</h3>
      <ul className="decision-changes">
        {changes.map((change) => (
          <li key={`${change.section} ${change.field}`}>
            <span>{labelOf(change.section, change.field)}</span>{" "}
            <del lang="">{say(change, "before") ?? t("file.nothingBefore")}</del>{" "}
            <ins lang="">{say(change, "after") ?? t("file.nothingBefore")}</ins>
          </li>
        ))}
      </ul>
    </section>
  );
}
