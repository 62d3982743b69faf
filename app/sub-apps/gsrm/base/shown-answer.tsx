import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "~/sub-apps/built-in/failure-notice";
import { useAction } from "~/client/use-action";

type Props = {
  /** Makes the call, which is recorded each time (S-58). */
  ask: () => Promise<{ value: string }>;
  /** The name of the answer, for a screen reader. */
  label?: string;
  /** Shows the answer elsewhere, instead of here. */
  onShown?: (value: string) => void;
};

/** A masked answer in full, once requested. */
export function ShownAnswer({ ask, label, onShown }: Props) {
  const { t } = useTranslation("gsrm");
  const [value, setValue] = useState<string | null>(null);
  const show = useAction(async () => (onShown ?? setValue)((await ask()).value));
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
        {label ? <span className="off-screen"> {label}</span> : null}
      </button>
      <FailureNotice failure={show.failure} />
    </>
  );
}
