import "~/ui/form/form.css";
import "../review-settings/settings.css";
import "../value-lists/value-lists.css";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as buyingCompanies from "~/contract/buying-companies";
import { pages } from "~/rules/pages";
import { Nothing } from "~/ui/reading/nothing";
import { QueryAnswer } from "../../built-in/answered";
import { useTitle } from "../../built-in/host";
import { ListTable } from "../../built-in/list-table";
import { PageHead } from "../../built-in/page-head";
import { Link } from "../../built-in/router";
import { CompanyForm } from "./company-form";
import { EndCompanyForm } from "./end-company-form";
import { useCompanyColumns } from "./company-columns";

/** The open form: for a new company, or for renaming or ending one. */
type OpenForm = { act: "add" | "rename" | "end"; companyId: string | null } | null;

/** The buying companies, for super admins. */
export default function BuyingCompaniesPage() {
  const { t } = useTranslation(["buyingCompanies", "people"]);
  const query = useAnswer(buyingCompanies.list, {});
  const [form, setForm] = useState<OpenForm>(null);
  const [status, setStatus] = useState("");
  const opener = useRef<Element | null>(null);
  useTitle(t("title"));
  useEffect(() => {
    if (form === null && opener.current instanceof HTMLElement) opener.current.focus();
  }, [form]);
  function open(act: "add" | "rename" | "end", companyId: string | null) {
    opener.current = document.activeElement;
    setStatus("");
    setForm({ act, companyId });
  }
  function announce(words: string) {
    setForm(null);
    setStatus(words);
    query.reload();
  }
  const columns = useCompanyColumns({ onOpen: open, onTry: () => setStatus(""), onDone: announce });
  const company = query.answer?.find(({ companyId }) => companyId === form?.companyId) ?? null;
  const props = { onReload: query.reload, onDone: announce, onCancel: () => setForm(null) };
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")}>
        <button type="button" className="button-primary" onClick={() => open("add", null)}>
          {t("add")}
        </button>
        <Link to={pages.people} className="button-default">
          {t("people")}
        </Link>
        <Link to={pages.reviewSettings} className="button-default">
          {t("back")}
        </Link>
      </PageHead>
      {form?.act === "add" || (form?.act === "rename" && company) ? (
        <CompanyForm key={form.companyId ?? "new"} company={company} {...props} />
      ) : null}
      {form?.act === "end" && company ? <EndCompanyForm key={company.companyId} company={company} {...props} /> : null}
      <p role="status" className={status === "" ? "off-screen" : "notice notice-good"}>
        {status}
      </p>
      <QueryAnswer query={query}>
        {(companies) =>
          companies.length === 0 ? (
            <Nothing title={t("none")} text={t("noneText")} />
          ) : (
            <ListTable label={t("label")} columns={columns} rows={companies} rowKey={({ companyId }) => companyId} />
          )
        }
      </QueryAnswer>
    </>
  );
}
