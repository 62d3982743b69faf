import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { type FileCalls, upload } from "~/client/upload";
import { load as loadCertification } from "~/contract/certification";
import { certificationFiles } from "~/contract/paths";
import { fileExtensions, fileMaxBytes, filesPerDocument } from "~/rules/limits";
import type { DocumentType } from "~/rules/onboarding/certification";
import { FileList } from "~/ui/form/controls/file-list";
import { useUploads } from "~/ui/form/controls/uploads";
import { companyFileCalls } from "../company-file";
import type { CertificationDocument } from "./certification";

const megabyte = 1024 * 1024;
type Props = { document: CertificationDocument; isOpen: boolean; onChanged: () => void };

/** The files of a document: sent with progress, opened, removed while it is asked for. */
export function DocumentFiles({ document: { type, files }, isOpen, onChanged }: Props) {
  const { t } = useTranslation(["gcis", "common"]);
  const calls = useMemo(() => documentFileCalls(type), [type]);
  const { stored, uploads, send, retry, dismiss, remove } = useUploads({
    calls,
    uuid: type,
    stored: files,
    onChange: onChanged,
  });
  return (
    <div className="files">
      {stored.length === 0 && uploads.length === 0 && !isOpen ? <p>{t("certification.noFiles")}</p> : null}
      <FileList
        stored={stored}
        uploads={uploads}
        hrefOf={calls.hrefOf}
        onRemove={isOpen ? (file) => void remove(file) : undefined}
        onRetry={(sending) => void retry(sending)}
        onDismiss={dismiss}
      />
      {isOpen && stored.length < filesPerDocument ? (
        <label className="file-pick">
          <input
            type="file"
            id={`${type}.file`}
            accept={fileExtensions.map((extension) => `.${extension}`).join(",")}
            aria-labelledby={`document-${type} pick-${type}`}
            aria-describedby={`findings-${type}.file`}
            onChange={(event) => {
              const chosenFiles = [...(event.currentTarget.files ?? [])];
              event.currentTarget.value = "";
              for (const file of chosenFiles) void send(file);
            }}
          />
          <span id={`pick-${type}`}>{t("certification.add")}</span>
          <span className="field-hint">
            {t("common:files.allowed", {
              types: fileExtensions.join(" · ").toUpperCase(),
              megabytes: fileMaxBytes / megabyte,
            })}
          </span>
        </label>
      ) : null}
    </div>
  );
}

/** How the files of a document of the certification come and go: they are known by the document, not by a UUID. */
const documentFileCalls = (type: DocumentType): FileCalls => ({
  newUuid: () => Promise.resolve(type),
  put: (_, file, progress) => upload(certificationFiles(type), {}, file, progress),
  list: async () => {
    const certification = await call(loadCertification, {});
    return certification?.documents.find((document) => document.type === type)?.files ?? [];
  },
  remove: companyFileCalls.remove,
  hrefOf: companyFileCalls.hrefOf,
});
