import type { StoredFile } from "~/contract/files";
import type { FileCalls } from "~/client/upload";
import { StoredFileItem } from "./stored-file-item";
import { UploadItem } from "./upload-item";
import type { Upload } from "./uploads";

type Props = {
  stored: readonly StoredFile[];
  uploads: readonly Upload[];
  hrefOf: FileCalls["hrefOf"];
  /** Left out: the files are on record, and stay. */
  onRemove?: (file: StoredFile) => void;
  onRetry: (upload: Upload) => void;
  onDismiss: (upload: Upload) => void;
};

/** The files of an answer: those that are kept, and those on their way. */
export function FileList({ stored, uploads, hrefOf, onRemove, onRetry, onDismiss }: Props) {
  return (
    <ul className="file-list">
      {stored.map((file) => (
        <StoredFileItem
          key={file.fileUrl}
          file={file}
          href={hrefOf(file)}
          onRemove={onRemove ? () => onRemove(file) : undefined}
        />
      ))}
      {uploads.map((upload) => (
        <UploadItem
          key={upload.id}
          upload={upload}
          onRetry={() => onRetry(upload)}
          onDismiss={() => onDismiss(upload)}
        />
      ))}
    </ul>
  );
}
