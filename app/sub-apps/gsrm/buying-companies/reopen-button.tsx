import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as buyingCompanies from "~/contract/buying-companies";
import { FailureNotice } from "../../built-in/failure-notice";

type Props = {
  company: buyingCompanies.BuyingCompany;
  /** Clears the message about the previous change. */
  onTry: () => void;
  onDone: (words: string) => void;
};

/** Opens an ended buying company again. */
export function ReopenButton({ company, onTry, onDone }: Props) {
  const { t } = useTranslation("buyingCompanies");
  const reopen = useAction(async () => {
    onTry();
    const { companyId, version } = company;
    await call(buyingCompanies.reopen, { companyId, version });
    onDone(t("form.reopened"));
  });
  return (
    <>
      <button
        type="button"
        className="button-link"
        aria-label={t("reopenOf", company)}
        onClick={() => void reopen.run()}
      >
        {t("reopen")}
      </button>
      <FailureNotice failure={reopen.failure} />
    </>
  );
}
