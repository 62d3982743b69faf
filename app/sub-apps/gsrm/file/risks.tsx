import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import { paths } from "~/paths";
import { toLabelKey } from "~/rules/form/field-facts";
import { formatList } from "~/rules/format";
import { fieldId } from "~/ui/form/parts/field-id";
import { fieldWords } from "~/ui/form/parts/field-words";
import { Instant } from "~/ui/page/instant";
import { SharedWith } from "../shared-with";

type Of<Kind extends keyof ReviewFile["risks"]> = { risks: ReviewFile["risks"][Kind] };

/** What a reviewer should look at twice (decision 021): other names and countries, early codes, documents, doubles. */
export function Risks({ file: { risks } }: { file: ReviewFile }) {
  const { t } = useTranslation("gsrm");
  const { duplicates, bank, documents, warnings } = risks;
  const count = duplicates.length + bank.length + documents.length + warnings.length;
  return (
    <section className="card" aria-labelledby="risks-title">
      <h2 id="risks-title">
        {t("risks.title")} {count > 0 ? <span className="badge badge-warn">{count}</span> : null}
      </h2>
      {count === 0 ? <p>{t("risks.none")}</p> : null}
      <ul className="risks">
        <Duplicates risks={risks.duplicates} />
        {risks.bank.map((flag) => (
          <li key={flag}>
            {t(`risks.bank.${flag}`)}
            {flag === "accountShared" ? <SharedWith companies={risks.sharedWith} /> : null}
          </li>
        ))}
        <Documents risks={risks.documents} />
        <Warnings risks={risks.warnings} />
      </ul>
    </section>
  );
}

function Duplicates({ risks }: Of<"duplicates">) {
  const { t, i18n } = useTranslation("gsrm");
  return risks.map(({ registrationId, companyName, number, supplierCode, state, keys }, at) => (
    <li key={registrationId ?? `draft ${at}`}>
      <strong>{t("risks.duplicate")}</strong>{" "}
      {registrationId ? (
        <Link to={paths.registrationFile(registrationId)} lang="">
          {companyName ?? number}
        </Link>
      ) : (
        t("risks.draft")
      )}
      {t("risks.duplicateFacts", {
        code: supplierCode ?? number ?? "",
        state: t(`states.${state}`),
        keys: formatList(
          i18n.language,
          keys.map((key) => t(`risks.keys.${key}`)),
        ),
      })}
    </li>
  ));
}

function Documents({ risks }: Of<"documents">) {
  const { t } = useTranslation(["gsrm", "options"]);
  return risks.map(({ list, type, expiresOn, isExpired }) => (
    <li key={`${list} ${type} ${expiresOn}`}>
      {t(isExpired ? "risks.expired" : "risks.expiring", { document: t(`options:${list}.${type}`, type) })}{" "}
      <Instant at={expiresOn} show="day" />
    </li>
  ));
}

function Warnings({ risks }: Of<"warnings">) {
  const { t, i18n } = useTranslation();
  return risks.map(({ section, ...finding }) => (
    <li key={`${section} ${finding.field} ${finding.code}`}>
      <a href={`#${section}-${fieldId(finding.field)}`}>
        {fieldWords(t, i18n.exists.bind(i18n), section).sentence(finding, toLabelKey(finding.field))}
      </a>
    </li>
  ));
}
