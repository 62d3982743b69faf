import { lazy, Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { PickerProps } from "./picker-list";
import type { Choice } from "../base/selection";

type Props = Omit<PickerProps, "onClose"> & {
  fieldId: string;
  label: string;
  /** Called after a choice, once the focus is back in the field. */
  onChosen?: () => void;
};

/** The button inside a field that opens its list as a dialog (§4). Afterwards the focus returns to the field. */
export function PickerButton({ fieldId, label, onChosen, onChoose, ...picker }: Props) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const hasChosen = useRef(false);
  function choose(choices: Choice[]) {
    onChoose(choices);
    hasChosen.current = choices.length > 0;
  }
  function close() {
    flushSync(() => setIsOpen(false));
    document.getElementById(fieldId)?.focus();
    if (hasChosen.current) onChosen?.();
    hasChosen.current = false;
  }
  return (
    <>
      <button
        type="button"
        className="combobox-picker"
        aria-label={t("list.title", { label })}
        title={t("list.title", { label })}
        aria-haspopup="dialog"
        onPointerEnter={preparePicker}
        onClick={() => setIsOpen(true)}
      >
        <svg
          viewBox="0 0 20 20"
          width="1.25rem"
          height="1.25rem"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          aria-hidden
        >
          <path d="m5 7.5 5 5 5-5" />
        </svg>
      </button>
      {isOpen ? <LazyPicker {...picker} onChoose={choose} onClose={close} /> : null}
    </>
  );
}

const loadPicker = () => import("./picker");
const PickerOnDemand = lazy(loadPicker);

/** Prefetches the picker when a pointer approaches its button. */
const preparePicker = () => void loadPicker();

/** The picker, loaded when a list is first opened, because it needs most of Mantine's code. */
function LazyPicker(props: PickerProps) {
  const { t } = useTranslation();
  return (
    <Suspense
      fallback={
        <span className="off-screen" role="status">
          {t("list.loading")}
        </span>
      }
    >
      <PickerOnDemand {...props} />
    </Suspense>
  );
}
