import "~/ui/form/uploads.css";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { pickInto, useDrop } from "~/ui/form/controls/use-drop";

/** The workbook to import: picked or dropped. Its name is said in our words, as the browser's own are in its language. */
export function WorkbookFile() {
  const { t } = useTranslation(["import", "common"]);
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const showName = () => setName(input.current?.files?.[0]?.name ?? "");
  // On a slow line a file is picked before the scripts are there to hear of it.
  const showEarly = useRef(showName);
  useEffect(() => showEarly.current(), []);
  const drop = useDrop(([file]) => {
    if (file && input.current) pickInto(input.current, [file]);
  });
  return (
    <div className="import-file">
      <span id="workbook-label">{t("file")}</span>
      <label className="file-pick" {...drop}>
        <input
          ref={input}
          type="file"
          name="workbook"
          id="workbook"
          accept=".xlsx"
          aria-labelledby="workbook-label workbook-name"
          aria-describedby="workbook-hint"
          onChange={showName}
        />
        <span id="workbook-name">
          {name ? (
            <span lang="">{name}</span>
          ) : (
            <>
              {t("common:files.pick")}
              <span className="file-drop-hint">{t("common:files.orDrop")}</span>
            </>
          )}
        </span>
      </label>
      <span id="workbook-hint" className="field-hint">
        {t("fileHint")}
      </span>
    </div>
  );
}
