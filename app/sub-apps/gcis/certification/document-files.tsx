import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { type FileCalls, sendFile } from "~/client/file-calls";
import { load as loadCertification } from "~/contract/certification";
import { certificationFiles } from "~/contract/paths";
import { filesPerDocument } from "~/rules/files/limits";
import type { DocumentType } from "~/rules/onboarding/certification";
import { useUploads } from "~/ui/form/kinds/uploads";
import { companyFileCalls } from "../base/company-file";
import { OpenFiles } from "../base/open-files";
import type { CertificationDocument } from "./certification";

type Props = { document: CertificationDocument; isOpen: boolean; onChanged: () => void };

/** The files of a document: uploaded with progress, opened, and removed while it is required. */
export function DocumentFiles({ document: { type, files }, isOpen, onChanged }: Props) {
  const { t } = useTranslation("gcis");
  const calls = useMemo(() => documentFileCalls(type), [type]);
  const uploads = useUploads({ calls, uuid: type, stored: files, onChange: onChanged });
  return (
    <OpenFiles
      files={uploads}
      hrefOf={calls.hrefOf}
      isOpen={isOpen}
      max={filesPerDocument}
      words={{ none: t("certification.noFiles"), add: t("certification.add") }}
      labelledBy={`document-${type}`}
      input={{ id: `${type}.file`, "aria-describedby": `findings-${type}.file` }}
    />
  );
}

/**
 * Adds and removes the files of a certification document, which are identified by the document rather than by a UUID.
 */
const documentFileCalls = (type: DocumentType): FileCalls => ({
  newUuid: () => Promise.resolve(type),
  put: (_, file, progress) => sendFile(certificationFiles(type), {}, file, progress),
  list: async () => {
    const certification = await call(loadCertification, {});
    return certification?.documents.find((document) => document.type === type)?.files ?? [];
  },
  remove: companyFileCalls.remove,
  hrefOf: companyFileCalls.hrefOf,
});
