import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import { lengths } from "~/rules/limits";
import { commentName, isReturnable } from "./comments";

type Props = { file: ReviewFile; section: string; field?: string };

/**
 * A place for a comment on a tab, a row, an answer or a document: what has one is returned with it. All of them stand in the
 * decision's form, so comments are stored with it.
 */
export function Flag({ file, section, field }: Props) {
  const { t } = useTranslation("gsrm");
  if (!isReturnable(file, section)) return null;
  const name = commentName(file, section, field);
  return (
    <details className="flag">
      <summary>{t(field === undefined ? "flag.section" : "flag.field")}</summary>
      <label htmlFor={name} className="off-screen">
        {t("flag.comment")}
      </label>
      <textarea
        id={name}
        name={name}
        className="control"
        rows={2}
        maxLength={lengths.scope}
        placeholder={t("flag.hint")}
        onInput={({ currentTarget }) => currentTarget.closest("details")?.setAttribute("open", "")}
      />
    </details>
  );
}
