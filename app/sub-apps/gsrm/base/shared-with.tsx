import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listPaths } from "~/list-paths";

type Company = { registrationId: string; number: string | null; companyName: string | null };

/** The other companies that use a bank account, each with a link to its registration. */
export function SharedWith({ companies }: { companies: readonly Company[] }) {
  const { t } = useTranslation("gsrm");
  return companies.map(({ registrationId, companyName, number }, at) => (
    <span key={registrationId}>
      {t(at === 0 ? "risks.colon" : "risks.comma")}
      <Link to={listPaths.registrationFile(registrationId)} lang="">
        {companyName ?? number}
      </Link>
    </span>
  ));
}
