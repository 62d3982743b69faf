import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as blockList from "~/contract/block-list";
import { type EditedEntry, editedEntry } from "~/rules/block-list/block-entry";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { OutdatedNotice } from "../../built-in/failure-notice";
import type { BlockChange } from "./block-change";
import { EditedFields } from "./edited-fields";
import { EntryCard } from "./entry-card";
import { entryName } from "./entry-name";

type Props = {
  entry: blockList.BlockEntry;
  onReload: () => void;
  onDone: (done: BlockChange) => void;
  onCancel: () => void;
};

/**
 * Changes the reason and end date of an entry. The current reason stays visible, so that a colleague's change is
 * noticed.
 */
export function EditBlockEntryForm({ entry, onReload, onDone, onCancel }: Props) {
  const { t } = useTranslation("blockList");
  const { entryId, version } = entry;
  const name = entryName(entry);
  const form = useSchemaForm(editedEntry, { reason: entry.reason, endsOn: entry.endsOn ?? "" });
  const save = useAction(async ({ reason, endsOn }: EditedEntry) => {
    const matches = await call(blockList.edit, { entryId, version, reason, endsOn: endsOn || null });
    onDone({ words: t("form.saved"), name, matches });
  });
  return (
    <EntryCard
      title={t("form.editTitle")}
      name={name}
      submit={save.isBusy ? t("form.saving") : t("form.save")}
      cancel={t("form.cancel")}
      isBusy={save.isBusy}
      onSubmit={form.submit((typed) => void save.run(typed))}
      onCancel={onCancel}
    >
      <p className="field-hint">
        {t("form.current")}
        <span lang="" className="block-list-text">
          {entry.reason}
        </span>
      </p>
      <EditedFields control={(field) => form.control(field)} errors={form.errors} />
      <OutdatedNotice
        failure={save.failure}
        codes={["blockList.outdated"]}
        words={{ text: t("form.outdated"), reload: t("form.reload") }}
        onReload={onReload}
      />
    </EntryCard>
  );
}
