import { useContext, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { StoredFile } from "~/contract/files";
import { uploadPrefix } from "~/rules/form/posted-section";
import { pickedFiles } from "~/rules/files/limits";
import { useSectionScreen } from "../state/section-context";
import { describedBy, fieldId } from "~/ui/base/field-id";
import { useInitial, useInitialText } from "../state/row-context";
import { AllowedFiles } from "./allowed-files";
import { FileLineContext } from "./file-line";
import { FileList } from "./file-list";
import type { ControlProps } from "./control-props";
import { useUploads } from "./uploads";
import { useDrop } from "./use-drop";
import { useNewest } from "~/ui/base/use-newest";

/** The files of an answer. With scripts they are uploaded with progress and retry, without scripts sent with the form. */
export function FileControl({ facts: { name, labelKey } }: ControlProps<"file">) {
  const { t } = useTranslation();
  const { announceChange, files, fileCalls, store } = useSectionScreen();
  const initialUuid = useInitialText(name);
  const knownFiles = useInitial<StoredFile[] | undefined>(name, () => files[initialUuid], undefined);
  const { uuid, stored, uploads, send, retry, dismiss, remove } = useUploads({
    calls: fileCalls,
    uuid: initialUuid,
    stored: knownFiles,
    onChange: announceChange,
    track: store.noteUpload,
  });

  const isInfected = stored.some(({ scanState }) => scanState === "infected");
  useEffect(() => store.noteInfected(uuid, isInfected), [store, uuid, isInfected]);
  const names = stored.map(({ fileName }) => fileName).join(" · ");
  useEffect(() => store.noteMeaning("file", uuid, names), [store, uuid, names]);

  const line = useContext(FileLineContext);
  const picker = useRef<HTMLInputElement>(null);
  const sendAll = (chosenFiles: readonly File[]) => chosenFiles.forEach((file) => void send(file));
  function sendPicked(input: HTMLInputElement) {
    const chosenFiles = [...(input.files ?? [])];
    input.value = "";
    sendAll(chosenFiles);
  }
  // On a slow line a file can be selected before the scripts have loaded.
  const sendEarly = useNewest(() => picker.current && sendPicked(picker.current));
  useEffect(() => void sendEarly(), [sendEarly]);

  return (
    <div className="files" data-label={labelKey}>
      <input type="hidden" name={name} value={uuid} />
      <FileList
        stored={stored}
        uploads={uploads}
        hrefOf={fileCalls.hrefOf}
        line={line}
        onRemove={(file) => void remove(file).then(line?.onGone)}
        onRetry={(upload) => void retry(upload)}
        onDismiss={(upload) => {
          flushSync(() => dismiss(upload));
          line?.onGone();
        }}
      />
      <label className="file-pick" {...useDrop(sendAll)}>
        <input
          type="file"
          multiple
          id={fieldId(name)}
          name={`${uploadPrefix}${name}`}
          accept={pickedFiles}
          aria-labelledby={`label-${name} pick-${name}`}
          aria-describedby={describedBy(name)}
          ref={picker}
          onChange={(event) => sendPicked(event.currentTarget)}
        />
        <span id={`pick-${name}`}>
          {t("files.pick")}
          <span className="file-drop-hint">{t("files.orDrop")}</span>
        </span>
      </label>
      <AllowedFiles />
    </div>
  );
}
