import { useTranslation } from "react-i18next";
import { labelKeyOf } from "~/rules/form/field-facts";
import { useFieldWords } from "../engine/section-context";
import { useSectionScreen } from "../engine/section-context";
import { fieldId } from "./field-id";

/** Everything the reviewer asked to have mended on this tab, each with a link to its field. */
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
                <a href={`#${fieldId(field)}`}>{words.label(labelKeyOf(field))}</a>
                {t("returned.colon")}
              </>
            )}
            {comment}
          </li>
        ))}
      </ul>
      <p>{t("returned.others")}</p>
    </section>
  );
}
