import { useTranslation } from "react-i18next";
import { failureWords } from "~/ui/feedback/failure-words";
import type { Upload } from "./uploads";

type Props = { upload: Upload; onRetry: () => void; onDismiss: () => void };

/** A file on its way, or one that did not arrive. */
export function UploadItem({ upload, onRetry, onDismiss }: Props) {
  const { t, i18n } = useTranslation();
  const { file, state } = upload;
  return (
    <li className="file-item">
      <span className="file-name">{file.name}</span>
      {state.is === "sending" ? (
        <>
          <progress value={state.percent} max={100} aria-label={t("files.sendingNamed", { name: file.name })} />
          <span className="file-state">{state.percent}%</span>
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
