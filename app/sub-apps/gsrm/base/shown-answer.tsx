import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "~/sub-apps/built-in/failure-notice";
import { useAction } from "~/client/use-action";

/** A masked answer in full, once requested: `ask` makes the call, which is recorded each time (S-58). */
export function ShownAnswer({ ask }: { ask: () => Promise<{ value: string }> }) {
  const { t } = useTranslation("gsrm");
  const [value, setValue] = useState<string | null>(null);
  const show = useAction(async () => setValue((await ask()).value));
  if (value !== null)
    return (
      <output className="answer-shown" lang="">
        {value}
      </output>
    );
  return (
    <>
      <button type="button" className="button-link" disabled={show.isBusy} onClick={() => void show.run()}>
        {t("file.show")}
      </button>
      <FailureNotice failure={show.failure} />
    </>
  );
}
