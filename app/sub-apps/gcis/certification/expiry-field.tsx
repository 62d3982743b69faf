import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as certification from "~/contract/certification";
import { day } from "~/rules/normalise";
import { DateControl } from "~/ui/form/controls/date-control";
import { writeInto } from "~/ui/form/write-into";
import { Instant } from "~/ui/page/instant";
import { call } from "../../built-in/call";
import { OutdatedNotice } from "../../built-in/outdated-notice";
import { useAction } from "../../built-in/use-action";
import type { Certification } from "./certification-page";
import type { Document } from "./document-card";
import { FindingsAt } from "./findings-at";

type Props = { document: Document; found: Certification; isOpen: boolean; onChanged: () => void };

/** Until when a document is valid: kept when the field is left. */
export function ExpiryField({ document: { type, expiresOn, expiry }, found, isOpen, onChanged }: Props) {
  const { t } = useTranslation(["gcis", "common"]);
  const [isSaved, setIsSaved] = useState(false);
  const save = useAction(async (typed: string) => {
    await call(certification.setExpiry, { document: type, expiresOn: typed, before: expiresOn ?? "" });
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
        id={field}
        className="control"
        defaultValue={expiresOn ?? ""}
        aria-describedby={`findings-${field}`}
        onChange={() => setIsSaved(false)}
        onBlur={({ currentTarget: control }) => {
          writeInto(control, day(control.value));
          if (control.value !== (expiresOn ?? "")) void save.run(control.value);
        }}
      />
      <span role="status" className="field-hint">
        {isSaved ? t("certification.saved") : null}
      </span>
      <FindingsAt field={field} found={found} />
      <OutdatedNotice
        failure={save.failure}
        codes={["certification.outdated", "certification.closed"]}
        words={{ text: t("certification.outdated"), reload: t("certification.reload") }}
        onReload={onChanged}
      />
    </div>
  );
}
