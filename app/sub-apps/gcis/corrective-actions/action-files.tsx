import { useTranslation } from "react-i18next";
import type { OwnCorrectiveAction } from "~/contract/corrective-actions";
import { filesPerAction } from "~/rules/corrective-action/limits";
import { useUploads } from "~/ui/form/kinds/uploads";
import { companyFileCalls } from "../base/company-file";
import { OpenFiles } from "../base/open-files";

type Props = { action: OwnCorrectiveAction; onChanged: () => void };

/** The evidence of the company: added and removed while the action is open. */
export function ActionFiles({ action: { attachmentUUID, files: stored, state }, onChanged }: Props) {
  const { t } = useTranslation("correctiveActions");
  const isOpen = state === "open";
  const files = useUploads({ calls: companyFileCalls, uuid: attachmentUUID, stored, onChange: onChanged });
  return (
    <section className="card" aria-labelledby="corrective-files-title">
      <h2 id="corrective-files-title">{t("own.files")}</h2>
      {isOpen ? <p className="field-hint">{t("own.filesHint", { max: filesPerAction })}</p> : null}
      <OpenFiles
        files={files}
        hrefOf={companyFileCalls.hrefOf}
        isOpen={isOpen}
        max={filesPerAction}
        words={{ none: t("own.noFiles"), add: t("own.add") }}
        labelledBy="corrective-files-title"
        input={{ multiple: true }}
      />
    </section>
  );
}
