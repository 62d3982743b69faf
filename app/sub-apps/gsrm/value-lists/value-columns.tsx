import { useTranslation } from "react-i18next";
import type { ValueOfList } from "~/contract/value-lists";
import { listRulesOf } from "~/rules/lists/list-rules";
import { OfferButton } from "./offer-button";

type Props = {
  lovCode: string;
  onEdit: (value: string) => void;
  /** Clears the message about the previous change. */
  onTry: () => void;
  onDone: (words: string) => void;
};

/** The columns of a list. Those for parents and for codes in payments appear only if its values have them. */
export function useValueColumns({ lovCode, onEdit, ...offer }: Props) {
  const { t, i18n } = useTranslation("valueLists");
  const { parent, hasTag = false, isFixed = false } = listRulesOf(lovCode);
  const nameOf = ({ zh, en }: ValueOfList) => (i18n.language === "zh" ? zh : en);
  return [
    {
      title: t("list.columns.value"),
      render: ({ value }: ValueOfList) => (
        <span lang="" className="value-lists-code">
          {value}
        </span>
      ),
    },
    { title: t("list.columns.zh"), render: ({ zh }: ValueOfList) => <span lang="zh">{zh}</span> },
    { title: t("list.columns.en"), render: ({ en }: ValueOfList) => <span lang="en">{en}</span> },
    ...(parent
      ? [
          {
            title: t("list.columns.parent"),
            render: ({ parent: above }: ValueOfList) => <span className="value-lists-parent">{above?.meaning}</span>,
          },
        ]
      : []),
    ...(hasTag ? [{ title: t("list.columns.tag"), render: ({ tag }: ValueOfList) => <span lang="">{tag}</span> }] : []),
    { title: t("list.columns.state"), render: (row: ValueOfList) => <State row={row} /> },
    {
      title: t("list.columns.acts"),
      render: (row: ValueOfList) => (
        <div className="value-lists-acts">
          <button
            type="button"
            className="button-link"
            aria-label={t("list.editOf", { name: nameOf(row) })}
            onClick={() => onEdit(row.value)}
          >
            {t("list.edit")}
          </button>
          {isFixed ? null : <OfferButton lovCode={lovCode} row={row} name={nameOf(row)} {...offer} />}
        </div>
      ),
    },
  ];
}

/** Whether a value is offered, and whether the company added or changed it. */
function State({ row: { isOffered, origin } }: { row: ValueOfList }) {
  const { t } = useTranslation("valueLists");
  return (
    <>
      <span className={isOffered ? "badge badge-good" : "badge badge-quiet"}>
        {isOffered ? t("list.offered") : t("list.retired")}
      </span>
      {origin === "release" ? null : <span className="value-lists-detail">{t(`list.${origin}`)}</span>}
    </>
  );
}
