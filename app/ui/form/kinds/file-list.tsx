import { useTranslation } from "react-i18next";
import type { StoredFile } from "~/contract/files";
import type { FileCalls } from "~/client/file-calls";
import { isOpenable } from "~/rules/files/scan-states";
import { ScanNote, fileSize } from "~/ui/files/stored-file";
import { failureWords } from "~/ui/feedback/failure-words";
import type { FileLine } from "./file-line";
import type { Upload } from "./uploads";
import { IntentButton } from "~/ui/base/intent-button";

type FileListProps = {
  stored: readonly StoredFile[];
  uploads: readonly Upload[];
  hrefOf: FileCalls["hrefOf"];
  line?: FileLine | null;
  /** Omitted if the files are on record and cannot be removed. */
  onRemove?: (file: StoredFile) => void;
  /** Both omitted if there are no uploads. */
  onRetry?: (upload: Upload) => void;
  onDismiss?: (upload: Upload) => void;
};

/** The files of an answer: the stored files and the uploads. */
export function FileList({ stored, uploads, hrefOf, line, onRemove, onRetry, onDismiss }: FileListProps) {
  // Not rendered if empty, because screen readers do not announce an empty list as a list.
  if (stored.length === 0 && uploads.length === 0) return null;
  return (
    <ul className="file-list">
      {stored.map((file) => (
        <StoredFileItem
          key={file.fileUrl}
          file={file}
          href={hrefOf(file)}
          line={line}
          onRemove={onRemove ? () => onRemove(file) : undefined}
        />
      ))}
      {uploads.map((upload) => (
        <UploadItem
          key={upload.id}
          upload={upload}
          onRetry={() => onRetry?.(upload)}
          onDismiss={() => onDismiss?.(upload)}
        />
      ))}
    </ul>
  );
}

type StoredFileItemProps = { file: StoredFile; href: string; line: FileListProps["line"]; onRemove?: () => void };

/** A stored file: a link, unless the virus scan forbids opening it, and a button to remove it, if that is allowed. */
function StoredFileItem({ file, href, line, onRemove }: StoredFileItemProps) {
  const { t, i18n } = useTranslation();
  return (
    <li className="file-item" data-stored-file>
      {isOpenable(file.scanState) ? (
        <a href={href} className="file-name" lang="" translate="no">
          {file.fileName}
        </a>
      ) : (
        <span className="file-name" lang="" translate="no">
          {file.fileName}
        </span>
      )}
      <span className="file-state">{fileSize(file.fileSize, i18n.language)}</span>
      {line?.validity}
      <ScanNote state={file.scanState} reader="uploader" />
      {onRemove ? (
        <IntentButton
          intent={`detach:${file.fileUrl}`}
          className="button-quiet button-danger"
          aria-label={t("files.removeNamed", { name: file.fileName })}
          onClick={(event) => {
            event.preventDefault();
            onRemove();
          }}
        >
          {line?.removeIcon ?? t("files.remove")}
        </IntentButton>
      ) : null}
    </li>
  );
}

type UploadItemProps = { upload: Upload; onRetry: () => void; onDismiss: () => void };

/** A file that is being uploaded, or whose upload failed. */
function UploadItem({ upload, onRetry, onDismiss }: UploadItemProps) {
  const { t, i18n } = useTranslation();
  const { file, state } = upload;
  return (
    <li className="file-item">
      <span className="file-name" lang="" translate="no">
        {file.name}
      </span>
      {state.is === "sending" ? (
        <>
          <progress value={state.percent} max={100} aria-label={t("files.sendingNamed", { name: file.name })} />
          <span className="file-state">
            {state.percent}%
            {state.left ? <span> · {t(`files.left.${state.left.unit}`, { count: state.left.count })}</span> : null}
          </span>
          <button
            type="button"
            className="button-quiet"
            aria-label={t("files.cancelNamed", { name: file.name })}
            onClick={onDismiss}
          >
            {t("files.cancel")}
          </button>
        </>
      ) : (
        <>
          <span className="field-error" role="alert">
            {failureWords(i18n, state)}
          </span>
          {state.canRetry ? (
            <button type="button" className="button-quiet" onClick={onRetry}>
              {t("files.retry")}
            </button>
          ) : null}
          <button type="button" className="button-quiet" onClick={onDismiss}>
            {t("files.dismiss")}
          </button>
        </>
      )}
    </li>
  );
}
