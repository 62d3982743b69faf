import "~/ui/form/form.css";
import "./propose.css";
import { Link, Navigate, useParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import * as companyFile from "~/contract/company-file";
import { paths } from "~/paths";
import { isSectionId, type SectionId } from "~/rules/registration/section-ids";
import type { Typed } from "~/rules/typed";
import { Nothing } from "~/ui/reading/nothing";
import { Answered } from "../../built-in/answered";
import { useTitle } from "../../built-in/host";
import { PageHead } from "../../built-in/page-head";
import { useAnswer } from "../../built-in/use-answer";
import type { CompanyFile } from "../company/company-page";
import { useMeanings } from "../../built-in/use-meanings";
import { BankCare } from "./bank-care";
import { LockedNotice } from "./locked-notice";
import { ProposeForm } from "./propose-form";

/** Proposes a change of one part of the company file. */
export default function ProposePage() {
  const { t } = useTranslation("gcis");
  const { section = "" } = useParams();
  const asked = useAnswer(companyFile.load, {});
  return (
    <Answered asked={asked}>
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
    </Answered>
  );
}

function Propose({ file, section }: { file: CompanyFile; section: SectionId }) {
  const { t } = useTranslation(["gcis", "fields"]);
  const title = t("propose.title", { section: t(`fields:${section}.title`) });
  useTitle(title);
  const saved = file.sections.find((one) => one.section === section);
  const meanings = useMeanings(section, [(saved?.values ?? {}) as Typed]);
  const open = file.changes.find((one) => one.section === section);
  if (open) return <Navigate to={paths.change(open.changeId)} replace />;
  const isLocked = section === "bank" && file.bankLockedUntil !== null;
  return (
    <>
      <PageHead title={title} lead={t("propose.lead")} />
      {section === "bank" ? <BankCare /> : null}
      {section === "contact" ? <p className="notice">{t("propose.contact")}</p> : null}
      {isLocked ? <LockedNotice until={file.bankLockedUntil ?? ""} /> : null}
      {/* The form begins with the words for its codes, so it waits for them. */}
      {!isLocked && meanings && saved ? (
        <ProposeForm key={`${section} ${saved.version}`} file={file} saved={saved} meanings={meanings} />
      ) : null}
    </>
  );
}
