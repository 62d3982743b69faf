import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { FileCalls } from "~/client/file-calls";
import { FileList } from "~/ui/form/kinds/file-list";
import type { useUploads } from "~/ui/form/kinds/uploads";
import { fileExtensions, fileMaxBytes } from "~/rules/files/limits";
import { inMegabytes } from "~/rules/size";

type Props = {
  files: ReturnType<typeof useUploads>;
  hrefOf: FileCalls["hrefOf"];
  /** Whether files can be added, up to `max`, and removed. */
  isOpen: boolean;
  max: number;
  words: { none: string; add: string };
  /** The ids of the elements that label the files, followed by the button's own text. */
  labelledBy: string;
  input?: Pick<ComponentProps<"input">, "id" | "multiple" | "aria-describedby">;
};

/** Files that the company can change while the task is open: uploads them with progress, opens and removes them. */
export function OpenFiles({ files, hrefOf, isOpen, max, words, labelledBy, input }: Props) {
  const { t } = useTranslation();
  const { stored, uploads, send, retry, dismiss, remove } = files;
  const addId = `${labelledBy}-add`;
  return (
    <div className="files">
      {stored.length === 0 && uploads.length === 0 && !isOpen ? <p>{words.none}</p> : null}
      <FileList
        stored={stored}
        uploads={uploads}
        hrefOf={hrefOf}
        onRemove={isOpen ? (file) => void remove(file) : undefined}
        onRetry={(sending) => void retry(sending)}
        onDismiss={dismiss}
      />
      {isOpen && stored.length < max ? (
        <label className="file-pick">
          <input
            {...input}
            type="file"
            accept={fileExtensions.map((extension) => `.${extension}`).join(",")}
            aria-labelledby={`${labelledBy} ${addId}`}
            onChange={({ currentTarget }) => {
              const chosenFiles = [...(currentTarget.files ?? [])];
              currentTarget.value = "";
              for (const file of chosenFiles) void send(file);
            }}
          />
          <span id={addId}>{words.add}</span>
          <span className="field-hint">
            {t("files.allowed", {
              types: fileExtensions.join(" · ").toUpperCase(),
              megabytes: inMegabytes(fileMaxBytes),
            })}
          </span>
        </label>
      ) : null}
    </div>
  );
}
