import { useTranslation } from "react-i18next";
import type { ReturnedComment } from "~/contract/returned-comment";
import { toLabelKey } from "~/rules/form/field-facts";
import { isDealtWith } from "~/rules/onboarding/return-progress";
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
function CommentAtField(item: ReturnedComment) {
  const { t } = useTranslation("registration");
  const state = item.isChanged ? "done" : isDealtWith(item) ? "kept" : "mark";
  return (
    <p className={`field-returned${state === "mark" ? "" : " field-changed"}`}>
      <strong>{t(`returned.${state}`)}</strong> <span lang="">{item.comment}</span>
    </p>
  );
}

/** All comments of the reviewer on this tab, each with a link to its field. */
export function ReturnedSummary() {
  const { t } = useTranslation("registration");
  const words = useFieldWords();
  const { returned } = useSectionScreen();
  if (returned.length === 0) return null;
  const open = returned.filter((item) => !isDealtWith(item)).length;
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
