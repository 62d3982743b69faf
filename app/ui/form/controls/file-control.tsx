import { useTranslation } from "react-i18next";
import { fileExtensions, fileMaxBytes } from "~/rules/limits";
import { describedBy } from "../field-frame";
import { fieldId } from "../field-names";
import { uploadPrefix } from "../posted-section";
import { useInitial, useInitialText } from "../row-context";
import { useSectionScreen } from "../section-context";
import { FileList } from "./file-list";
import { useUploads } from "./uploads";

const megabyte = 1024 * 1024;

/** The files of an answer: sent with progress and retry where scripts run, with the form where they do not. */
export function FileControl({ name, labelKey }: { name: string; labelKey: string }) {
  const { t } = useTranslation();
  const { announceChange, files, fileCalls } = useSectionScreen();
  const initialUuid = useInitialText(name);
  const initialFiles = useInitial(() => files[initialUuid] ?? [], []);
  const { uuid, stored, uploads, send, retry, dismiss, remove } = useUploads({
    calls: fileCalls,
    uuid: initialUuid,
    stored: initialFiles,
    onChange: announceChange,
  });

  return (
    <div className="files" data-label={labelKey}>
      <input type="hidden" name={name} value={uuid} />
      <FileList
        stored={stored}
        uploads={uploads}
        hrefOf={fileCalls.hrefOf}
        onRemove={(file) => void remove(file)}
        onRetry={(upload) => void retry(upload)}
        onDismiss={dismiss}
      />
      <label className="file-pick">
        <input
          type="file"
          id={fieldId(name)}
          name={`${uploadPrefix}${name}`}
          accept={fileExtensions.map((extension) => `.${extension}`).join(",")}
          aria-labelledby={`label-${name} pick-${name}`}
          aria-describedby={describedBy(name)}
          onChange={(event) => {
            const chosen = [...(event.currentTarget.files ?? [])];
            event.currentTarget.value = "";
            for (const file of chosen) void send(file);
          }}
        />
        <span id={`pick-${name}`}>{t("files.pick")}</span>
      </label>
      <span className="field-hint">
        {t("files.allowed", { types: fileExtensions.join(" · ").toUpperCase(), megabytes: fileMaxBytes / megabyte })}
      </span>
    </div>
  );
}
