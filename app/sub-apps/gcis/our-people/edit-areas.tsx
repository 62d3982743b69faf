import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import type { SupplierPerson } from "~/contract/supplier-people";
import * as supplierPeople from "~/contract/supplier-people";
import { FailureNotice } from "../../built-in/failure-notice";
import { AreaChoice } from "./area-choice";

type Props = { person: SupplierPerson; onDone: (words: string) => void };

/** Changes the areas of a person who works here. */
export function EditAreas({ person: { id: accountId, userName: name, areas: before }, onDone }: Props) {
  const { t } = useTranslation("ourPeople");
  const [areas, setAreas] = useState(before);
  const [isEmpty, setIsEmpty] = useState(false);
  const save = useAction(async () => {
    await call(supplierPeople.setAreas, { accountId, areas, before });
    onDone(t("panel.saved", { name }));
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsEmpty(areas.length === 0);
        if (areas.length > 0) void save.run();
        else event.currentTarget.querySelector("input")?.focus();
      }}
    >
      <AreaChoice id="person-areas" selected={areas} onChange={setAreas} error={isEmpty ? t("areasRequired") : null} />
      <FailureNotice failure={save.failure} />
      <div className="section-actions">
        <button type="submit" className="button-primary" disabled={save.isBusy}>
          {save.isBusy ? t("panel.saving") : t("panel.save")}
        </button>
      </div>
    </form>
  );
}
