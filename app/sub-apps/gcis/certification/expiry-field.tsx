import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import { setExpiry } from "~/contract/certification";
import { day } from "~/rules/normalise";
import { DateControl } from "~/ui/form/controls/date-control";
import { useSchemaForm } from "~/ui/form/engine/use-schema-form";
import { writeInto } from "~/ui/form/engine/write-into";
import { Instant } from "~/ui/page/instant";
import { OutdatedNotice } from "../../built-in/outdated-notice";
import type { Certification } from "./certification";
import type { CertificationDocument } from "./certification";
import { FindingsAt } from "./findings-at";

type Props = { document: CertificationDocument; certification: Certification; isOpen: boolean; onChanged: () => void };

const expiryForm = setExpiry.input.pick({ expiresOn: true });

/** Until when a document is valid: saved when the field is left. */
export function ExpiryField({ document: { type, expiresOn, expiry }, certification, isOpen, onChanged }: Props) {
  const { t } = useTranslation(["gcis", "common"]);
  const before = expiresOn ?? "";
  const [isSaved, setIsSaved] = useState(false);
  const form = useSchemaForm(expiryForm, { expiresOn: before });
  const save = useAction(async (newDate: string) => {
    await call(setExpiry, { document: type, expiresOn: newDate, before });
    setIsSaved(true);
    onChanged();
  });
  const field = `${type}.expiresOn`;
  if (!isOpen)
    return expiresOn ? (
      <p>
        {t("certification.expiresOn")} <Instant at={expiresOn} show="day" />
      </p>
    ) : null;
  return (
    <div className="field document-expiry">
      <label className="field-label" htmlFor={field}>
        {t("certification.expiresOn")}
        {expiry === "possible" ? <span className="field-optional"> {t("common:form.optional")}</span> : null}
      </label>
      <DateControl
        {...form.control("expiresOn")}
        id={field}
        className="control"
        aria-describedby={`findings-${field}`}
        onInput={() => setIsSaved(false)}
        onBlur={({ currentTarget: control }) => {
          const newDay = day(form.getValues().expiresOn);
          writeInto(control, newDay);
          if (newDay !== before) void save.run(newDay);
        }}
      />
      <span role="status" className="field-hint">
        {isSaved ? t("certification.saved") : null}
      </span>
      <FindingsAt field={field} certification={certification} />
      <OutdatedNotice
        failure={save.failure}
        codes={["certification.outdated", "certification.closed"]}
        words={{ text: t("certification.outdated"), reload: t("certification.reload") }}
        onReload={onChanged}
      />
    </div>
  );
}
