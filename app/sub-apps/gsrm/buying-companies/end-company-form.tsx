import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as buyingCompanies from "~/contract/buying-companies";
import { OutdatedNotice } from "../../built-in/failure-notice";

type Props = {
  company: buyingCompanies.BuyingCompany;
  onReload: () => void;
  onDone: (words: string) => void;
  onCancel: () => void;
};

/** The question before a buying company ends. */
export function EndCompanyForm({ company: { companyId, code, name, version }, onReload, onDone, onCancel }: Props) {
  const { t } = useTranslation("buyingCompanies");
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  const end = useAction(async () => {
    await call(buyingCompanies.end, { companyId, version });
    onDone(t("form.ended"));
  });
  return (
    <section className="card settings-section" aria-labelledby="company-end-title">
      <h2 id="company-end-title">{t("end")}</h2>
      <p className="field-hint" lang="">
        {code} {name}
      </p>
      <p>{t("form.endText")}</p>
      <OutdatedNotice
        failure={end.failure}
        codes={["buyer.outdated"]}
        words={{ text: t("form.outdated"), reload: t("form.reload") }}
        onReload={onReload}
      />
      <div className="section-actions">
        <button ref={yes} type="button" className="button-primary" disabled={end.isBusy} onClick={() => void end.run()}>
          {end.isBusy ? t("form.ending") : t("form.endYes")}
        </button>
        <button type="button" className="button-default" onClick={onCancel}>
          {t("form.cancel")}
        </button>
      </div>
    </section>
  );
}
