import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as blockList from "~/contract/block-list";
import { OutdatedNotice } from "../../built-in/failure-notice";
import type { BlockChange } from "./block-change";
import { EntryCard } from "./entry-card";
import { entryName } from "./entry-name";

type Props = {
  entry: blockList.BlockEntry;
  onReload: () => void;
  onDone: (done: BlockChange) => void;
  onCancel: () => void;
};

/** The confirmation before an entry is removed with all its contents. */
export function RemoveForm({ entry, onReload, onDone, onCancel }: Props) {
  const { t } = useTranslation("blockList");
  const { entryId, version } = entry;
  const name = entryName(entry);
  const remove = useAction(async () => {
    await call(blockList.remove, { entryId, version });
    onDone({ words: t("removal.done"), name, matches: null });
  });
  return (
    <EntryCard
      title={t("removal.title")}
      name={name}
      submit={remove.isBusy ? t("removal.busy") : t("removal.submit")}
      cancel={t("removal.back")}
      isBusy={remove.isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void remove.run();
      }}
      onCancel={onCancel}
    >
      <p className="field-hint">{t("removal.text")}</p>
      <OutdatedNotice
        failure={remove.failure}
        codes={["blockList.outdated"]}
        words={{ text: t("form.outdated"), reload: t("form.reload") }}
        onReload={onReload}
      />
    </EntryCard>
  );
}
