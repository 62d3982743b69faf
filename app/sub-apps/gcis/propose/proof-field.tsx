import { useTranslation } from "react-i18next";
import type { StoredFile } from "~/contract/files";
import { filesPerDocument } from "~/rules/files/limits";
import { useSectionScreen } from "~/ui/form/state/section-context";
import { useUploads } from "~/ui/form/kinds/uploads";
import { OpenFiles } from "../base/open-files";
import { proofId, proofName } from "./use-proposal";

type Props = {
  /** The UUID that this window uploaded to before a reload; "" if there is none. */
  uuid: string;
  isMissing: boolean;
  onChange: () => void;
};

/** The document of the bank that proves a new account. */
export function ProofField({ uuid: initialUuid, isMissing, onChange }: Props) {
  const { t } = useTranslation(["gcis", "findings"]);
  const { fileCalls, store } = useSectionScreen();
  const files = useUploads({
    calls: fileCalls,
    uuid: initialUuid,
    stored: initialUuid ? undefined : noFiles,
    onChange,
    track: store.noteUpload,
  });
  return (
    <div className="field-group">
      <span className="field-label" id="proof-label">
        {t("propose.proof")}
        <span className="field-required" aria-hidden="true">
          {"\u00a0*"}
        </span>
      </span>
      <span className="field-hint" id="proof-hint">
        {t("propose.proofHint")}
      </span>
      <input type="hidden" name={proofName} value={files.uuid} />
      <OpenFiles
        files={files}
        hrefOf={fileCalls.hrefOf}
        isOpen
        max={filesPerDocument}
        words={{ none: "", add: t("propose.proofAdd") }}
        labelledBy="proof-label"
        input={{ id: proofId, multiple: true, "aria-describedby": "proof-hint proof-problem" }}
      />
      <p id="proof-problem" className="field-error" aria-live="polite">
        {isMissing ? t("findings:change.proofNeeded") : null}
      </p>
    </div>
  );
}

const noFiles: StoredFile[] = [];
