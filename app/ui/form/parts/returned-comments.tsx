import { useTranslation } from "react-i18next";
import type { ReturnedComment } from "~/contract/registration";
import { toLabelKey } from "~/rules/form/field-facts";
import { useSectionScreen, useFieldWords } from "../state/section-context";
import { standsAt } from "../state/section-data";
import { useCurrentRow } from "../state/row-context";
import { fieldId } from "~/ui/base/field-id";

/** The reviewer’s comments on a field or a row, shown next to it until the registration is submitted again. */
export function ReturnedComments({ name }: { name: string }) {
  const { returned } = useSectionScreen();
  const row = useCurrentRow();
  const here = returned.filter((item) => standsAt(item, name, row?.id));
  return here.map((item) => <CommentAtField key={item.comment} {...item} />);
}

/** A comment, and whether its answer was changed: a correction is acknowledged with the next save. */
function CommentAtField({ comment, isChanged }: Pick<ReturnedComment, "comment" | "isChanged">) {
  const { t } = useTranslation("registration");
  return (
    <p className={`field-returned${isChanged ? " field-changed" : ""}`}>
      <strong>{isChanged ? t("returned.done") : t("returned.mark")}</strong> <span lang="">{comment}</span>
    </p>
  );
}

/** Everything the reviewer wants corrected on this tab, each with a link to its field. */
export function ReturnedSummary() {
  const { t } = useTranslation("registration");
  const words = useFieldWords();
  const { returned } = useSectionScreen();
  if (returned.length === 0) return null;
  const open = returned.filter(({ isChanged }) => !isChanged).length;
  return (
    <section
      className={`notice ${open > 0 ? "notice-warning" : "notice-good"} returned`}
      aria-labelledby="returned-title"
    >
      <h2 id="returned-title">{open > 0 ? t("returned.tab", { count: open }) : t("returned.tabDone")}</h2>
      <ul>
        {returned.map(({ field, comment, isChanged }) => (
          <li key={`${field} ${comment}`}>
            {isChanged ? <strong>{t("returned.done")} </strong> : null}
            {field === null ? null : (
              <>
                <a href={`#${fieldId(field)}`}>{words.label(toLabelKey(field))}</a>
                {t("returned.colon")}
              </>
            )}
            <span lang="">{comment}</span>
          </li>
        ))}
      </ul>
      <p>{t("returned.others")}</p>
    </section>
  );
}
