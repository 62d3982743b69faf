import { useTranslation } from "react-i18next";
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
  return here.map(({ comment }) => <ReturnedComment key={comment} comment={comment} />);
}

function ReturnedComment({ comment }: { comment: string }) {
  const { t } = useTranslation("registration");
  return (
    <p className="field-returned">
      <strong>{t("returned.mark")}</strong> <span lang="">{comment}</span>
    </p>
  );
}

/** Everything the reviewer wants corrected on this tab, each with a link to its field. */
export function ReturnedSummary() {
  const { t } = useTranslation("registration");
  const words = useFieldWords();
  const { returned } = useSectionScreen();
  if (returned.length === 0) return null;
  return (
    <section className="notice notice-warning returned" aria-labelledby="returned-title">
      <h2 id="returned-title">{t("returned.tab", { count: returned.length })}</h2>
      <ul>
        {returned.map(({ field, comment }) => (
          <li key={`${field} ${comment}`}>
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
