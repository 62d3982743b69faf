import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as blockList from "~/contract/block-list";
import { type EditedEntry, newEntryOf } from "~/rules/block-list/block-entry";
import { lengths } from "~/rules/limits/lengths";
import { type BlockFact, type BlockKind, blockKinds, factsOfKind, isExact } from "~/rules/onboarding/block-facts";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { FailureNotice } from "../../built-in/failure-notice";
import { FormField } from "../../built-in/form-field";
import { EditedFields } from "./edited-fields";
import { EntryCard, useEntryError } from "./entry-card";
import type { BlockChange } from "./block-change";
import { entryName } from "./entry-name";

type Props = { onDone: (done: BlockChange) => void; onCancel: () => void };
type Typed = Record<BlockFact, string> & EditedEntry;

const empty: Typed = {
  companyCode: "",
  companyName: "",
  personName: "",
  identityNumber: "",
  phone: "",
  email: "",
  accountNumber: "",
  reason: "",
  endsOn: "",
};

/** Adds an entry. Typed text stays when another type is selected, and after a refusal. */
export function AddBlockEntryForm({ onDone, onCancel }: Props) {
  const { t } = useTranslation("blockList");
  const [kind, setKind] = useState<BlockKind>("company");
  const form = useSchemaForm(newEntryOf(kind), empty);
  const error = useEntryError(form.errors);
  const add = useAction(async ({ reason, endsOn, ...typed }: Partial<Typed> & EditedEntry) => {
    const facts = factsOfKind[kind].flatMap((fact) => (typed[fact] ? [{ fact, value: typed[fact] }] : []));
    const byName = Object.fromEntries(facts.map(({ fact, value }) => [fact, value]));
    const matches = await call(blockList.add, { kind, facts: byName, reason, endsOn: endsOn || null });
    onDone({ words: t("form.added"), name: entryName({ facts }), matches });
  });
  return (
    <EntryCard
      title={t("form.addTitle")}
      submit={add.isBusy ? t("form.saving") : t("form.save")}
      cancel={t("form.cancel")}
      isBusy={add.isBusy}
      onSubmit={form.submit((typed) => void add.run(typed))}
      onCancel={onCancel}
    >
      <FormField id="block-kind" label={t("form.kind")}>
        {(attributes) => (
          <select
            {...attributes}
            value={kind}
            onChange={({ target }) => {
              form.clearErrors();
              setKind(blockKinds.find((one) => one === target.value) ?? kind);
            }}
          >
            {blockKinds.map((one) => (
              <option key={one} value={one}>
                {t(`kinds.${one}`)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      {factsOfKind[kind].map((fact) => {
        const max = isExact[fact] ? lengths.email : lengths.name;
        const label = t(`facts.${fact}`);
        return (
          <FormField
            key={fact}
            id={`block-${fact}`}
            label={label}
            hint={t(`hints.${fact}`)}
            error={error(fact, label, max)}
          >
            {(attributes) => (
              <input {...form.control(fact)} {...attributes} maxLength={max} autoComplete="off" spellCheck={false} />
            )}
          </FormField>
        );
      })}
      <EditedFields control={(name) => form.control(name)} errors={form.errors} />
      <FailureNotice failure={add.failure} />
    </EntryCard>
  );
}
