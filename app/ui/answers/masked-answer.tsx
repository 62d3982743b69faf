import { type SyntheticEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { shownMs } from "~/rules/form-limits";
import { GroupedCode } from "./grouped-code";

type Props = { label: string; masked: string; full: string };

/** A number that whoever looks over one's shoulder need not read: in full on request, and hidden again after a while. */
export function MaskedAnswer({ label, masked, full }: Props) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setIsOpen(false), shownMs);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return (
    <details
      className="masked"
      open={isOpen}
      onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <span className="off-screen">{label}</span>
        <span className="masked-number">{masked}</span>
        <span className="masked-show">{t("form.show")}</span>
        <span className="masked-hide">{t("form.hide")}</span>
      </summary>
      <GroupedCode code={full} />
    </details>
  );
}
