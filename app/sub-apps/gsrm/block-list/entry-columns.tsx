import { useTranslation } from "react-i18next";
import type { BlockEntry } from "~/contract/block-list";
import { Instant } from "~/ui/base/instant";
import { entryName } from "./entry-name";

type Props = { onEdit: (entryId: string) => void; onRemove: (entryId: string) => void };

/** The columns of the block list. */
export function useEntryColumns({ onEdit, onRemove }: Props) {
  const { t } = useTranslation("blockList");
  return [
    { title: t("columns.entry"), render: (entry: BlockEntry) => <Facts entry={entry} /> },
    {
      title: t("columns.reason"),
      render: ({ reason }: BlockEntry) => (
        <span lang="" className="block-list-text">
          {reason}
        </span>
      ),
    },
    { title: t("columns.state"), render: (entry: BlockEntry) => <State entry={entry} /> },
    {
      title: t("columns.added"),
      render: ({ addedBy, addedAt }: BlockEntry) => (
        <>
          <span lang="">{addedBy}</span>
          <span className="block-list-fact">
            <Instant at={addedAt} />
          </span>
        </>
      ),
    },
    {
      title: t("columns.acts"),
      render: (entry: BlockEntry) => (
        <div className="block-list-acts">
          <button
            type="button"
            className="button-link"
            aria-label={t("editOf", { name: entryName(entry) })}
            onClick={() => onEdit(entry.entryId)}
          >
            {t("edit")}
          </button>
          <button
            type="button"
            className="button-link"
            aria-label={t("removeOf", { name: entryName(entry) })}
            onClick={() => onRemove(entry.entryId)}
          >
            {t("remove")}
          </button>
        </div>
      ),
    },
  ];
}

/** The facts of an entry: its name, followed by the other facts that identify it. */
function Facts({ entry }: { entry: BlockEntry }) {
  const { t } = useTranslation("blockList");
  const name = entryName(entry);
  return (
    <>
      <span lang="" className="block-list-text">
        {name}
      </span>
      <span className="block-list-fact">{t(`kinds.${entry.kind}`)}</span>
      {entry.facts
        .filter(({ value }) => value !== name)
        .map(({ fact, value }) => (
          <span key={fact} className="block-list-fact">
            {t(`facts.${fact}`)} <span lang="">{value}</span>
          </span>
        ))}
    </>
  );
}

/** Whether an entry is in effect, and its end date. */
function State({ entry: { isInEffect, endsOn } }: { entry: BlockEntry }) {
  const { t } = useTranslation("blockList");
  return (
    <>
      <span className={isInEffect ? "badge badge-good" : "badge badge-quiet"}>
        {isInEffect ? t("inEffect") : t("expired")}
      </span>
      <span className="block-list-fact">
        {endsOn ? (
          <>
            {t("until")} <Instant at={endsOn} show="day" />
          </>
        ) : (
          t("noEnd")
        )}
      </span>
    </>
  );
}
