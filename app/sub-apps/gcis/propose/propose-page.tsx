import "~/ui/form/form.css";
import "./propose.css";
import { Link, Navigate, useParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as companyFile from "~/contract/company-file";
import { paths } from "~/paths";
import { formatInstant } from "~/rules/format";
import { isSectionId, type SectionId } from "~/rules/registration/section-ids";
import { useZone } from "~/ui/base/instant";
import { Nothing } from "~/ui/reading/nothing";
import { QueryAnswer } from "~/sub-apps/built-in/answered";
import { useTitle } from "../../built-in/host";
import { PageHead } from "../../built-in/page-head";
import { useListMeanings } from "../../built-in/use-meanings";
import type { CompanyFile } from "../base/company-file";
import { OtherArea, useMayChange } from "../base/own-areas";
import { BankCare } from "./bank-care";
import { ProposeForm } from "./propose-form";

/** Proposes a change of one part of the company file. */
export default function ProposePage() {
  const { t } = useTranslation("gcis");
  const { section = "" } = useParams();
  const query = useAnswer(companyFile.load, {});
  return (
    <QueryAnswer query={query}>
      {(file) =>
        file && isSectionId(section) && file.sections.some((one) => one.section === section) ? (
          <Propose file={file} section={section} />
        ) : (
          <Nothing title={t("propose.unknown")} text={t("propose.unknownText")}>
            <Link to={paths.company} className="button-primary">
              {t("propose.toFile")}
            </Link>
          </Nothing>
        )
      }
    </QueryAnswer>
  );
}

function Propose({ file, section }: { file: CompanyFile; section: SectionId }) {
  const { t } = useTranslation(["gcis", "fields"]);
  const title = t("propose.title", { section: t(`fields:${section}.title`) });
  useTitle(title);
  const mayChange = useMayChange();
  const savedSection = file.sections.find((one) => one.section === section);
  const meanings = useListMeanings(section, [savedSection?.values ?? {}]);
  const open = file.changes.find((one) => one.section === section);
  if (!mayChange(section))
    return (
      <>
        <PageHead title={title} />
        <section className="card">
          <OtherArea section={section} />
          <Link to={paths.company} className="button-default">
            {t("propose.toFile")}
          </Link>
        </section>
      </>
    );
  if (open) return <Navigate to={paths.change(open.changeId)} replace />;
  const isLocked = section === "bank" && file.bankLockedUntil !== null;
  return (
    <>
      <PageHead title={title} lead={t("propose.lead")} />
      {section === "bank" ? <BankCare /> : null}
      {section === "contact" ? <p className="notice">{t("propose.contact")}</p> : null}
      {isLocked ? <LockedNotice until={file.bankLockedUntil ?? ""} /> : null}
      {/* The form needs the labels of its codes from the start, so it waits for them. */}
      {!isLocked && meanings && savedSection ? (
        <ProposeForm key={`${section} ${savedSection.version}`} file={file} saved={savedSection} meanings={meanings} />
      ) : null}
    </>
  );
}

/** Bank details cannot be changed yet, because a contact was changed recently (S-51): shows until when. */
function LockedNotice({ until }: { until: string }) {
  const { t, i18n } = useTranslation("gcis");
  const zone = useZone();
  return (
    <>
      <p className="notice notice-warning" role="status">
        {t("company.locked", { until: formatInstant(i18n.language, until, zone) })}
      </p>
      <div className="section-actions">
        <Link to={paths.company} className="button-default">
          {t("propose.toFile")}
        </Link>
      </div>
    </>
  );
}
